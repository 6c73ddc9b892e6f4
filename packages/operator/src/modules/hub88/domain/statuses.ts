import type { WalletRefusalCode } from '@andon/contract/wallet-api'

/** The statuses of the aggregator's wallet API that we send. All but the wrong signature's are sent with HTTP 200. */
export type Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_LIMIT_REACHED'

/**
 * The aggregator's word for each refusal of the core. Only RS_ERROR_UNKNOWN makes it try again (wins, rollbacks) or roll back (bets); it takes all others as
 * final. Rules that it has no word for are limits: the bet did not happen, and another one may.
 */
const statuses: Readonly<Record<WalletRefusalCode, Status>> = {
  MALFORMED: 'RS_ERROR_WRONG_TYPES',
  SIGNATURE_INVALID: 'RS_ERROR_INVALID_SIGNATURE',
  TOKEN_INVALID: 'RS_ERROR_INVALID_TOKEN',
  SESSION_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  GAME_SESSION_REPLACED: 'RS_ERROR_TOKEN_EXPIRED',
  TOO_MANY_GAMES: 'RS_ERROR_LIMIT_REACHED',
  ACCOUNT_LOCKED: 'RS_ERROR_USER_DISABLED',
  MAINTENANCE: 'RS_ERROR_INVALID_PARTNER',
  GAME_UNKNOWN: 'RS_ERROR_INVALID_GAME',
  NO_NEW_BETS: 'RS_ERROR_INVALID_GAME',
  REALITY_CHECK_OPEN: 'RS_ERROR_LIMIT_REACHED',
  STAKE_OUT_OF_RANGE: 'RS_ERROR_LIMIT_REACHED',
  CURRENCY_MISMATCH: 'RS_ERROR_WRONG_CURRENCY',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  BONUS_STAKE_LIMIT: 'RS_ERROR_LIMIT_REACHED',
  STAKE_ABOVE_CAP: 'RS_ERROR_LIMIT_REACHED',
  CYCLE_TOO_FAST: 'RS_ERROR_LIMIT_REACHED',
  FREE_ROUNDS_UNKNOWN: 'RS_ERROR_INVALID_GAME',
  DUPLICATE: 'RS_ERROR_DUPLICATE_TRANSACTION',
  BET_UNKNOWN: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  BET_ROLLED_BACK: 'RS_ERROR_DUPLICATE_TRANSACTION',
  ROUND_CLOSED: 'RS_ERROR_DUPLICATE_TRANSACTION',
  UNAVAILABLE: 'RS_ERROR_UNKNOWN',
}

/** A win on a bet that was rolled back names a bet that does not exist any more. */
export function statusOf(code: WalletRefusalCode, call: 'balance' | 'bet' | 'win' | 'rollback'): Status {
  return code === 'BET_ROLLED_BACK' && call === 'win' ? 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' : statuses[code]
}
