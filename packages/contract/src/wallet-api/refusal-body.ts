import type { WalletRefusalCode } from '../wallet-api.ts'

/** What a supplier gets with the HTTP status of a refusal. */
export interface WalletRefusalBody {
  readonly status: WalletRefusalCode
  readonly message: string
  readonly balance?: number
  readonly currency?: string
  /**
   * LIMIT_REACHED and ACCOUNT_LOCKED: which limit or lock, what would be accepted now, and when. BONUS_STAKE_LIMIT and STAKE_ABOVE_CAP: `max`, the highest
   * stake that is accepted. STAKE_OUT_OF_RANGE: `min` of one round, 1 at least, and `max`, where the game states one. CYCLE_TOO_FAST: `retryAfterMs`. TOO_MANY_GAMES: `max`.
   */
  readonly params?: Readonly<Record<string, string | number | boolean>>
  /** MALFORMED: the first wrong field. */
  readonly field?: string
}
