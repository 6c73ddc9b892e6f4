import type { WalletRefusalCode } from '@andon/contract/wallet-api'

/**
 * The record with a bet's transaction id. `open`: the stake is taken, nothing paid; `paid`: at least one win, the round still open;
 * `closed`: the round is closed; `closing`: it closed the round itself; `tombstone`: a rollback came before its bet.
 */
export const betStates = ['nothing', 'open', 'paid', 'closed', 'closing', 'rolled-back', 'tombstone'] as const
export type BetState = (typeof betStates)[number]

/** `bet` and `otherBet`: the same transaction id with the same body as before, or with another. */
export const questions = ['bet', 'otherBet', 'win', 'rollback', 'adjust'] as const
export type Question = (typeof questions)[number]

/**
 * `debit`, `credit`, `returnStake`, `adjust` move money once. `replay` returns the earlier reply, `acknowledge` replies OK to a repeated
 * rollback, `recordTombstone` stores a tombstone: these three and refusals move no money.
 */
export type Decision =
  | 'debit'
  | 'credit'
  | 'returnStake'
  | 'adjust'
  | 'replay'
  | 'acknowledge'
  | 'recordTombstone'
  | WalletRefusalCode

/** The money effect of every call for every possible record. */
export const decisionTable: Readonly<Record<BetState, Readonly<Record<Question, Decision>>>> = {
  nothing: { bet: 'debit', otherBet: 'debit', win: 'BET_UNKNOWN', rollback: 'recordTombstone', adjust: 'BET_UNKNOWN' },
  open: { bet: 'replay', otherBet: 'DUPLICATE', win: 'credit', rollback: 'returnStake', adjust: 'ROUND_OPEN' },
  paid: { bet: 'replay', otherBet: 'DUPLICATE', win: 'credit', rollback: 'ROUND_CLOSED', adjust: 'ROUND_OPEN' },
  closed: { bet: 'replay', otherBet: 'DUPLICATE', win: 'ROUND_CLOSED', rollback: 'ROUND_CLOSED', adjust: 'adjust' },
  closing: { bet: 'replay', otherBet: 'DUPLICATE', win: 'ROUND_CLOSED', rollback: 'returnStake', adjust: 'adjust' },
  'rolled-back': {
    bet: 'BET_ROLLED_BACK',
    otherBet: 'DUPLICATE',
    win: 'BET_ROLLED_BACK',
    rollback: 'acknowledge',
    adjust: 'BET_ROLLED_BACK',
  },
  tombstone: {
    bet: 'BET_ROLLED_BACK',
    otherBet: 'BET_ROLLED_BACK',
    win: 'BET_UNKNOWN',
    rollback: 'acknowledge',
    adjust: 'BET_UNKNOWN',
  },
}
