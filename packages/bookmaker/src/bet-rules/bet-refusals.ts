import type { WalletRefusalCode } from '@andon/contract/wallet-api'

/** Who refuses: the slip itself, the state of events and markets, prices, limits, the trading of the book, or the operator's wallet. */
export type RefusedBy = 'slip' | 'market' | 'price' | 'limits' | 'trading' | 'wallet' | 'cashOut'

interface BetRefusal {
  readonly by: RefusedBy
  /** The number under which ticket systems know the same refusal. */
  readonly ticketCode?: number
}

/** The closed list of reasons for which a bet or a cash-out is not accepted. Most have the names that betting APIs use. */
export const betRefusals = {
  SLIP_MALFORMED: { by: 'slip' },
  RELATED_LEGS: { by: 'slip' },
  TOO_MANY_LEGS: { by: 'slip' },
  TOO_MANY_LINES: { by: 'slip' },
  DUPLICATED_REQUEST: { by: 'slip' },
  NO_JOINT_PRICE: { by: 'slip' },
  LEGS_CONTRADICT: { by: 'slip' },
  LEG_RETURNS_STAKE: { by: 'slip' },
  NOT_EACH_WAY: { by: 'slip' },

  EVENT_UNKNOWN: { by: 'market', ticketCode: -401 },
  OFFLINE_EVENT: { by: 'market', ticketCode: -402 },
  OUTCOME_UNKNOWN: { by: 'market', ticketCode: -403 },
  MARKET_SUSPENDED: { by: 'market', ticketCode: -404 },
  MARKET_UNKNOWN: { by: 'market', ticketCode: -405 },
  PAST_CUTOFFTIME: { by: 'market' },
  SCORE_CHANGED: { by: 'market' },
  RED_CARDS_CHANGED: { by: 'market' },

  LINE_CHANGED: { by: 'price', ticketCode: -430 },
  EACH_WAY_CHANGED: { by: 'price' },
  MULTIPLE_BOOST_CHANGED: { by: 'price' },
  ODDS_TOO_HIGH: { by: 'price', ticketCode: -421 },

  BELOW_MIN_BET_AMOUNT: { by: 'limits' },
  ABOVE_MAX_BET_AMOUNT: { by: 'limits' },
  BOOST_USED: { by: 'limits' },
  LIABILITY_REACHED: { by: 'limits', ticketCode: -700 },

  ALL_BETTING_CLOSED: { by: 'trading' },
  BLOCKED_BETTING: { by: 'trading' },
  BLOCKED_CLIENT: { by: 'trading' },
  TIME_RESTRICTION: { by: 'trading' },

  INSUFFICIENT_FUNDS: { by: 'wallet' },
  LIMIT_REACHED: { by: 'wallet' },
  BONUS_STAKE_LIMIT: { by: 'wallet' },
  STAKE_ABOVE_CAP: { by: 'wallet' },
  ACCOUNT_LOCKED: { by: 'wallet' },
  SESSION_EXPIRED: { by: 'wallet' },
  REALITY_CHECK_OPEN: { by: 'wallet' },
  WALLET_UNAVAILABLE: { by: 'wallet' },

  CASH_OUT_EXPIRED: { by: 'cashOut' },
  CASH_OUT_CHANGED: { by: 'cashOut' },
  CASH_OUT_UNAVAILABLE: { by: 'cashOut' },
  BET_NOT_OPEN: { by: 'cashOut' },
  TOO_MANY_RULES: { by: 'cashOut' },
  RULE_NOT_OF_BET: { by: 'cashOut' },
  RULE_ABOVE_RETURNS: { by: 'cashOut' },
} as const satisfies Record<string, BetRefusal>

export type BetRefusalCode = keyof typeof betRefusals

/** Maps the wallet's refusal of a stake to what the player reads. Refusals that only we can cause are one code; the log has the wallet's own. */
export const refusalOfWallet = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  LIMIT_REACHED: 'LIMIT_REACHED',
  BONUS_STAKE_LIMIT: 'BONUS_STAKE_LIMIT',
  STAKE_ABOVE_CAP: 'STAKE_ABOVE_CAP',
  STAKE_OUT_OF_RANGE: 'ABOVE_MAX_BET_AMOUNT',
  ACCOUNT_LOCKED: 'ACCOUNT_LOCKED',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  TOKEN_INVALID: 'SESSION_EXPIRED',
  GAME_SESSION_REPLACED: 'SESSION_EXPIRED',
  REALITY_CHECK_OPEN: 'REALITY_CHECK_OPEN',
  NO_NEW_BETS: 'ALL_BETTING_CLOSED',
  MAINTENANCE: 'ALL_BETTING_CLOSED',
  CYCLE_TOO_FAST: 'TIME_RESTRICTION',
  DUPLICATE: 'DUPLICATED_REQUEST',
  MALFORMED: 'WALLET_UNAVAILABLE',
  SIGNATURE_INVALID: 'WALLET_UNAVAILABLE',
  TOO_MANY_GAMES: 'WALLET_UNAVAILABLE',
  GAME_UNKNOWN: 'WALLET_UNAVAILABLE',
  CURRENCY_MISMATCH: 'WALLET_UNAVAILABLE',
  FREE_ROUNDS_UNKNOWN: 'WALLET_UNAVAILABLE',
  BET_UNKNOWN: 'WALLET_UNAVAILABLE',
  BET_ROLLED_BACK: 'WALLET_UNAVAILABLE',
  ROUND_CLOSED: 'WALLET_UNAVAILABLE',
  ROUND_OPEN: 'WALLET_UNAVAILABLE',
  UNAVAILABLE: 'WALLET_UNAVAILABLE',
} as const satisfies Record<WalletRefusalCode, BetRefusalCode>
