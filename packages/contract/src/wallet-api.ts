import * as v from 'valibot'
import { balanceAmount, currency, gameCode } from './fields.ts'
import { languageCodes } from './languages.ts'

/**
 * The API between the operator and a game supplier (seamless wallet). Bodies are JSON, signed over the raw bytes. The supplier identifies a player by
 * `playerId` and does not see pockets. `bet` needs a live game session; `win` and `rollback` do not, because money that is owed is paid.
 *
 * Money effect, by what is stored for the bet's `transactionId` (rows: state; columns: call):
 *   nothing: bet → debit once; win → BET_UNKNOWN; rollback → OK, a tombstone is stored, no money
 *   bet, nothing paid: same bet → stored reply; win → credit; rollback → the stored stake returns
 *   bet with a win, round open: same bet → stored reply; win → credit; rollback → ROUND_CLOSED
 *   bet, round closed: same bet → stored reply; win → ROUND_CLOSED; rollback → ROUND_CLOSED
 *   rolled back: bet → BET_ROLLED_BACK; win → BET_ROLLED_BACK; rollback → OK, no money
 *   tombstone: bet → BET_ROLLED_BACK; win → BET_UNKNOWN; rollback → OK, no money
 * A closed round takes no new bet (ROUND_CLOSED). The same transaction id with another body → DUPLICATE, without money; the same id
 * and body of an accepted call → the stored reply, byte for byte. A refused call stores nothing but a rollback's tombstone, so the same
 * call may be tried again. A win or rollback whose player, round, game or currency is not its bet's → BET_UNKNOWN.
 * Every reply, refusals too, contains the balance if the player is known to the supplier.
 */
export const walletApiPaths = {
  authenticate: '/wallet/authenticate',
  balance: '/wallet/balance',
  bet: '/wallet/bet',
  win: '/wallet/win',
  rollback: '/wallet/rollback',
} as const

/** Header names of a signed call. `X-Signature` is `<algorithm>=<base64>` with algorithm `ed25519`, `hmac-sha256` or `rsa-sha256`. */
export const walletApiHeaders = { supplier: 'x-supplier', signature: 'x-signature' } as const

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
const stake = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000))

export const walletApi = {
  authenticate: {
    request: v.strictObject({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(200)), gameCode }),
    reply: v.object({
      status: v.literal('OK'),
      playerId: v.string(),
      /** Identifies this game session in later bets; bound to player, game and supplier. */
      sessionToken: v.string(),
      nickname: v.string(),
      currency,
      balance: balanceAmount,
      language: v.picklist(languageCodes),
      country: v.string(),
      /** Rules for rounds of this game in the player's country. The operator also refuses a higher stake itself. Absent for a sportsbook. */
      rules: v.optional(
        v.object({
          /**
           * Minimum milliseconds from the start of a round to the start of the player's next one in any game of that kind, of any supplier. The operator
           * refuses an earlier bet.
           */
          minimumCycleMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
          autoplayAllowed: v.boolean(),
          /** Whether the game may celebrate a return of no more than the stake. */
          celebratesReturnOfStake: v.boolean(),
          /** Of all bets of one round together; absent without a cap. */
          maximumStake: v.optional(balanceAmount),
        }),
      ),
      /** Free rounds of this game at the given stake; a `bet` of 0 with the id plays one. */
      freeRounds: v.optional(v.object({ freeRoundsId: id, stake: balanceAmount, left: balanceAmount })),
    }),
  },
  balance: {
    request: v.strictObject({ playerId: id, sessionToken: id }),
    reply: v.object({ status: v.literal('OK'), balance: balanceAmount, currency }),
  },
  bet: {
    request: v.strictObject({
      transactionId: id,
      roundId: id,
      playerId: id,
      sessionToken: id,
      gameCode,
      /** 0 for a free round. Otherwise within the game's stated stakes: the first bet of a round reaches `minBet`, all together stay within `maxBet`. */
      amount: stake,
      currency,
      /** Plays one of the free rounds that `authenticate` returned. */
      freeRoundsId: v.optional(id),
    }),
    reply: v.object({ status: v.literal('OK'), transactionId: id, balance: balanceAmount, currency }),
  },
  win: {
    request: v.strictObject({
      transactionId: id,
      betTransactionId: id,
      roundId: id,
      playerId: id,
      gameCode,
      /** 0 for a lost round. */
      amount: stake,
      currency,
      roundClosed: v.boolean(),
    }),
    reply: v.object({ status: v.literal('OK'), transactionId: id, balance: balanceAmount, currency }),
  },
  rollback: {
    request: v.strictObject({ transactionId: id, betTransactionId: id, roundId: id, playerId: id, gameCode, currency }),
    reply: v.object({ status: v.literal('OK'), transactionId: id, balance: balanceAmount, currency }),
  },
} as const

export type WalletApi = typeof walletApi
export type WalletCall = keyof WalletApi
export type WalletRequest<C extends WalletCall> = v.InferOutput<WalletApi[C]['request']>
export type WalletReply<C extends WalletCall> = v.InferOutput<WalletApi[C]['reply']>

/** Refusals that a supplier may get: `status` in the body, in place of `OK`, under the HTTP status of the refusal. */
export const walletRefusals = [
  'MALFORMED',
  'SIGNATURE_INVALID',
  'TOKEN_INVALID',
  'SESSION_EXPIRED',
  'GAME_SESSION_REPLACED',
  'TOO_MANY_GAMES',
  'ACCOUNT_LOCKED',
  'MAINTENANCE',
  'GAME_UNKNOWN',
  'NO_NEW_BETS',
  'REALITY_CHECK_OPEN',
  'STAKE_OUT_OF_RANGE',
  'CURRENCY_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'BONUS_STAKE_LIMIT',
  'STAKE_ABOVE_CAP',
  'CYCLE_TOO_FAST',
  'FREE_ROUNDS_UNKNOWN',
  'DUPLICATE',
  'BET_UNKNOWN',
  'BET_ROLLED_BACK',
  'ROUND_CLOSED',
  'UNAVAILABLE',
] as const
export type WalletRefusalCode = (typeof walletRefusals)[number]
export interface WalletRefusalBody {
  readonly status: WalletRefusalCode
  readonly message: string
  readonly balance?: number
  readonly currency?: string
  /**
   * LIMIT_REACHED and ACCOUNT_LOCKED: which limit or lock, what would be accepted now, and when. BONUS_STAKE_LIMIT and STAKE_ABOVE_CAP: `max`, the highest
   * stake that is accepted. STAKE_OUT_OF_RANGE: `min` and `max` of one round, where the game states them. CYCLE_TOO_FAST: `retryAfterMs`. TOO_MANY_GAMES: `max`.
   */
  readonly params?: Readonly<Record<string, string | number | boolean>>
  /** MALFORMED: the first wrong field. */
  readonly field?: string
}
