import type { WalletRefusalCode } from '@andon/contract/wallet-api'

/**
 * What is held under a bet's transaction id. `open`: the stake is taken, nothing paid; `paid`: at least one win, the round still open;
 * `closed`: the round is closed; `tombstone`: a rollback came before its bet.
 */
export const betStates = ['nothing', 'open', 'paid', 'closed', 'rolled-back', 'tombstone'] as const
export type BetState = (typeof betStates)[number]

/** `bet` and `otherBet`: the same transaction id with the same body as before, or with another. */
export const questions = ['bet', 'otherBet', 'win', 'rollback'] as const
export type Question = (typeof questions)[number]

/**
 * `debit`, `credit`, `returnStake` move money once. `replay` answers as before, `acknowledge` says OK to a rollback that is already
 * true, `recordTombstone` keeps a tombstone: none of these three moves money, nor does a refusal.
 */
export type Decision =
  | 'debit'
  | 'credit'
  | 'returnStake'
  | 'replay'
  | 'acknowledge'
  | 'recordTombstone'
  | WalletRefusalCode

/** The law of the border: the money effect of every call on everything that may be held. */
export const decisionTable: Readonly<Record<BetState, Readonly<Record<Question, Decision>>>> = {
  nothing: { bet: 'debit', otherBet: 'debit', win: 'BET_UNKNOWN', rollback: 'recordTombstone' },
  open: { bet: 'replay', otherBet: 'DUPLICATE', win: 'credit', rollback: 'returnStake' },
  paid: { bet: 'replay', otherBet: 'DUPLICATE', win: 'credit', rollback: 'ROUND_CLOSED' },
  closed: { bet: 'replay', otherBet: 'DUPLICATE', win: 'ROUND_CLOSED', rollback: 'ROUND_CLOSED' },
  'rolled-back': { bet: 'BET_ROLLED_BACK', otherBet: 'DUPLICATE', win: 'BET_ROLLED_BACK', rollback: 'acknowledge' },
  tombstone: { bet: 'BET_ROLLED_BACK', otherBet: 'BET_ROLLED_BACK', win: 'BET_UNKNOWN', rollback: 'acknowledge' },
}
