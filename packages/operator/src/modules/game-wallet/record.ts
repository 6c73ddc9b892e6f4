import { assert } from '@andon/platform/sql'
import type { CallRecords } from './call-records.ts'
import { summed } from './domain/jackpot-prizes.ts'
import type { MoneyCall, StoredRound, StoredTransaction } from './domain/stored.ts'
import type { Moved } from './move-money.ts'
import { accepted, refused, type VisibleBalance, type WalletReply } from './wallet-reply.ts'

/** Where a round is played, for what is said of it once it is settled. */
export type RoundOrigin = Pick<StoredRound, 'site' | 'category'>

interface Around {
  /** The brand and the category that an accepted bet is played under. */
  readonly origin: RoundOrigin
  /** The balance after it, if the supplier knows the player. */
  readonly visible: VisibleBalance | undefined
  readonly at: Temporal.Instant
}

/** Records the effect of a call and builds the reply. */
export function record(records: CallRecords, moved: Moved, around: Around): WalletReply {
  const { call, decision, own, bet, jackpotMove } = moved
  switch (decision) {
    case 'replay':
      assert(own, 'only recorded calls are replayed')
      return accepted({ ...answerOf(own), ...(own.kind === 'adjust' ? { owed: own.owed } : {}) })
    case 'debit':
      recordBet(records, moved, { bet: transactionOf(call, 'bet', around), origin: around.origin })
      break
    case 'credit':
      recordWin(records, bet, { call, win: { ...transactionOf(call, 'win', around), jackpots: moved.prizes } })
      break
    case 'returnStake':
      recordRollback(records, bet, { rollback: transactionOf(call, 'rollback', around), roundClosed: call.roundClosed })
      records.addDetails(call, jackpotMove)
      break
    case 'adjust':
      return recordAdjustment(records, moved, around)
    case 'recordTombstone':
      records.add({ ...transactionOf(call, 'tombstone', around), ...tombstone(call) })
      records.add(transactionOf(call, 'rollback', around))
      break
    case 'acknowledge':
      records.add(transactionOf(call, 'rollback', around))
      break
    default:
      return refused(decision, { visible: around.visible, params: moved.params })
  }
  return accepted({ transactionId: call.transactionId, balance: balanceOf(around.visible), currency: call.currency })
}

const answerOf = ({ transactionId, balance, currency }: StoredTransaction) => ({ transactionId, balance, currency })

function recordAdjustment(
  records: CallRecords,
  { call, wonBefore, owed, prizes, jackpotMove }: Moved,
  around: Around,
): WalletReply {
  const round = records.round(call)
  assert(round, 'a closed round is adjusted')
  const adjustment = {
    ...transactionOf(call, 'adjust', around),
    amount: call.amount - wonBefore + owed,
    owed,
    jackpots: prizes,
  }
  records.add(adjustment)
  records.addDetails(call, jackpotMove)
  records.setRound({ ...round, won: call.amount, jackpots: summed([...round.jackpots, ...prizes]) })
  return accepted({ ...answerOf(adjustment), owed })
}

function recordBet(
  records: CallRecords,
  { call, split, bonusPlans, jackpotMove }: Moved,
  { bet, origin }: { bet: StoredTransaction; origin: RoundOrigin },
): void {
  records.addDetails(call, jackpotMove)
  const [bonusPlan] = bonusPlans
  const bonusId = bonusPlan?.bonusId ?? null
  records.add({ ...bet, state: 'open', split, bonusId, countedHundredths: bonusPlan?.countedHundredths ?? 0 })
  const { supplier, playerId, roundId, gameCode, currency } = call
  const name = { supplier, playerId, roundId, gameCode, currency, ...origin }
  const round = records.round(call) ?? {
    ...name,
    state: 'open' as const,
    staked: 0,
    won: 0,
    jackpots: [],
    closingBet: null,
    finishedByRules: false,
    openedAt: bet.at,
  }
  const closed = call.roundClosed ? { state: 'closed' as const, closingBet: call.transactionId } : {}
  records.setRound({ ...round, ...closed, staked: round.staked + call.amount })
}

function recordWin(
  records: CallRecords,
  bet: StoredTransaction | undefined,
  { call, win }: { call: MoneyCall; win: StoredTransaction },
): void {
  const round = records.round(win)
  assert(bet && round, 'a win is paid on a bet of a round')
  records.add(win)
  records.addDetails(call, undefined)
  records.setBetState(bet, 'paid')
  const jackpots = summed([...round.jackpots, ...win.jackpots])
  const state = call.roundClosed ? 'closed' : 'open'
  const finishedByRules = call.finishedByRules ?? false
  records.setRound({ ...round, won: round.won + win.amount, jackpots, state, finishedByRules })
}

function recordRollback(
  records: CallRecords,
  bet: StoredTransaction | undefined,
  { rollback, roundClosed }: { rollback: StoredTransaction; roundClosed: boolean },
): void {
  const round = records.round(rollback)
  assert(bet && round, 'a rollback returns the stake of a bet of a round')
  records.add({ ...rollback, amount: bet.amount })
  records.setBetState(bet, 'rolled-back')
  const state = roundClosed ? 'closed' : 'open'
  records.setRound({ ...round, staked: round.staked - bet.amount, state, closingBet: null })
}

function transactionOf(call: MoneyCall, kind: StoredTransaction['kind'], { visible, at }: Around): StoredTransaction {
  const { supplier, transactionId, payloadHash, playerId, roundId, gameCode, betTransactionId, amount, currency } = call
  const names = { supplier, transactionId, payloadHash, playerId, roundId, gameCode, betTransactionId }
  const ofBets = { state: null, split: null, bonusId: null, countedHundredths: 0, owed: 0, jackpots: [] }
  return { ...names, ...ofBets, kind, amount, currency, balance: balanceOf(visible), at }
}

/** A tombstone has the id of the missing bet. */
function tombstone(call: MoneyCall) {
  assert(call.betTransactionId !== null, 'a rollback names its bet')
  return { transactionId: call.betTransactionId, betTransactionId: null, payloadHash: null }
}

function balanceOf(visible: VisibleBalance | undefined): number {
  assert(visible, 'money moves only for players known to the supplier')
  return visible.balance
}
