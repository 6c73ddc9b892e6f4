import type { WalletRefusalBody } from '@andon/contract/wallet-api'
import { assert } from '@andon/platform/sql'
import { accepted, refused, type Shown, type WalletAnswer } from './answer.ts'
import type { Book } from './book.ts'
import type { HeldTransaction, MoneyCall } from './domain/held.ts'
import type { Moved } from './move-money.ts'

interface Around {
  /** The balance after it, where the supplier may know it. */
  readonly shown: Shown | undefined
  readonly at: Temporal.Instant
  /** Of a refusal: what the player should be told of it. */
  readonly params: WalletRefusalBody['params']
}

/** Writes into the book what a call has done, and words the answer. */
export function record(book: Book, moved: Moved, around: Around): WalletAnswer {
  const { call, decision, own, bet } = moved
  switch (decision) {
    case 'replay':
      assert(own, 'only what is held is replayed')
      return accepted({ transactionId: own.transactionId, balance: own.balance, currency: own.currency })
    case 'debit':
      recordBet(book, moved, held(call, 'bet', around))
      break
    case 'credit':
      recordWin(book, bet, { win: held(call, 'win', around), roundClosed: call.roundClosed })
      break
    case 'returnStake':
      recordRollback(book, bet, { rollback: held(call, 'rollback', around), roundClosed: call.roundClosed })
      break
    case 'bury':
      book.add({ ...held(call, 'tombstone', around), ...tombstone(call) })
      book.add(held(call, 'rollback', around))
      break
    case 'acknowledge':
      book.add(held(call, 'rollback', around))
      break
    case 'BONUS_STAKE_LIMIT':
    case 'STAKE_ABOVE_CAP':
      return refused(decision, around.shown, moved.maxStake === undefined ? undefined : { max: moved.maxStake })
    case 'CYCLE_TOO_FAST':
      return refused(decision, around.shown, { retryAfterMs: moved.retryAfterMs ?? 0 })
    default:
      return refused(decision, around.shown, around.params)
  }
  return accepted({ transactionId: call.transactionId, balance: balanceOf(around.shown), currency: call.currency })
}

function recordBet(book: Book, { call, split, bonusPlan }: Moved, bet: HeldTransaction): void {
  const bonusId = bonusPlan?.bonusId ?? null
  book.add({ ...bet, state: 'open', split, bonusId, countedHundredths: bonusPlan?.countedHundredths ?? 0 })
  const { supplier, playerId, roundId, gameCode, currency } = call
  const name = { supplier, playerId, roundId, gameCode, currency }
  const round = book.round(call) ?? { ...name, state: 'open' as const, staked: 0, won: 0 }
  book.setRound({ ...round, staked: round.staked + call.amount })
}

function recordWin(
  book: Book,
  bet: HeldTransaction | undefined,
  { win, roundClosed }: { win: HeldTransaction; roundClosed: boolean },
): void {
  const round = book.round(win)
  assert(bet && round, 'a win is paid on a bet of a round')
  book.add(win)
  book.setBetState(bet, 'paid')
  book.setRound({ ...round, won: round.won + win.amount, state: roundClosed ? 'closed' : 'open' })
}

function recordRollback(
  book: Book,
  bet: HeldTransaction | undefined,
  { rollback, roundClosed }: { rollback: HeldTransaction; roundClosed: boolean },
): void {
  const round = book.round(rollback)
  assert(bet && round, 'a stake returns from a bet of a round')
  book.add({ ...rollback, amount: bet.amount })
  book.setBetState(bet, 'rolled-back')
  book.setRound({ ...round, staked: round.staked - bet.amount, state: roundClosed ? 'closed' : 'open' })
}

function held(call: MoneyCall, kind: HeldTransaction['kind'], { shown, at }: Around): HeldTransaction {
  const { supplier, transactionId, payloadHash, playerId, roundId, gameCode, betTransactionId, amount, currency } = call
  const names = { supplier, transactionId, payloadHash, playerId, roundId, gameCode, betTransactionId }
  const ofBets = { state: null, split: null, bonusId: null, countedHundredths: 0 }
  return { ...names, ...ofBets, kind, amount, currency, balance: balanceOf(shown), at }
}

/** A tombstone stands under the id of the bet that never came. */
function tombstone(call: MoneyCall) {
  assert(call.betTransactionId !== null, 'a rollback names its bet')
  return { transactionId: call.betTransactionId, betTransactionId: null, payloadHash: null }
}

function balanceOf(shown: Shown | undefined): number {
  assert(shown, 'money moves only for players the supplier knows')
  return shown.balance
}
