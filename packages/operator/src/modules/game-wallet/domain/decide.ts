import { type BetState, type Decision, decisionTable } from './decision-table.ts'
import type { MoneyCall, StoredRound, StoredTransaction } from './stored.ts'

export interface Holdings {
  /** The record with the call's own transaction id. */
  readonly own: StoredTransaction | undefined
  /** The record of the bet that a win or rollback refers to. */
  readonly bet: StoredTransaction | undefined
  readonly round: StoredRound | undefined
}

/** The effect of one money call, decided only from the records; whether a new bet is admitted is checked afterwards. */
export function decide(call: MoneyCall, { own, bet, round }: Holdings): Decision {
  if (call.call === 'bet') return decideBet(call, own, round)
  if (call.transactionId === call.betTransactionId) return 'DUPLICATE'
  if (own) return own.kind === call.call && sameBody(own, call) ? 'replay' : 'DUPLICATE'
  if (bet && !isBetOf(call, bet)) return 'BET_UNKNOWN'
  return decisionTable[betState(bet, round)][call.call]
}

function decideBet(call: MoneyCall, own: StoredTransaction | undefined, round: StoredRound | undefined): Decision {
  if (own && own.kind !== 'bet' && own.kind !== 'tombstone') return 'DUPLICATE'
  const decision = decisionTable[betState(own, round)][own && !sameBody(own, call) ? 'otherBet' : 'bet']
  return decision === 'debit' && round ? joinRound(call, round) : decision
}

/** A further bet of a recorded round. */
function joinRound(call: MoneyCall, round: StoredRound): Decision {
  if (round.gameCode !== call.gameCode) return 'GAME_UNKNOWN'
  if (round.currency !== call.currency) return 'CURRENCY_MISMATCH'
  return round.state === 'closed' ? 'ROUND_CLOSED' : 'debit'
}

function betState(bet: StoredTransaction | undefined, round: StoredRound | undefined): BetState {
  if (!bet) return 'nothing'
  if (bet.kind === 'tombstone') return 'tombstone'
  if (bet.state === 'rolled-back') return 'rolled-back'
  if (round?.state === 'closed') return round.closingBet === bet.transactionId ? 'closing' : 'closed'
  return bet.state === 'paid' ? 'paid' : 'open'
}

/** A win or rollback must name its bet's own player, round, game and currency. */
function isBetOf(call: MoneyCall, bet: StoredTransaction): boolean {
  return (
    (bet.kind === 'bet' || bet.kind === 'tombstone') &&
    bet.playerId === call.playerId &&
    bet.roundId === call.roundId &&
    bet.gameCode === call.gameCode &&
    bet.currency === call.currency
  )
}

const sameBody = (held: StoredTransaction, call: MoneyCall) => held.payloadHash?.equals(call.payloadHash) === true
