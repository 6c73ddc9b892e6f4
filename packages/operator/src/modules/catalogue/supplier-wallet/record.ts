import { assert } from '@andon/platform/sql'
import { accepted, refused, type Shown, type WalletAnswer } from './answer.ts'
import type { Book } from './book.ts'
import type { HeldTransaction, MoneyCall } from './domain/held.ts'
import type { Moved } from './move-money.ts'

/** Writes into the book what a call has done, and words the answer. */
export function record(book: Book, moved: Moved): WalletAnswer {
  const { call, decision, own, bet, shown } = moved
  switch (decision) {
    case 'replay':
      assert(own, 'only what is held is replayed')
      return accepted({ transactionId: own.transactionId, balance: own.balance, currency: own.currency })
    case 'debit':
      recordBet(book, moved, balanceOf(shown))
      break
    case 'credit':
      recordWin(book, call, bet, balanceOf(shown))
      break
    case 'returnStake':
      recordRollback(book, call, bet, balanceOf(shown))
      break
    case 'bury':
      book.add({ ...held(call, 'tombstone', balanceOf(shown)), ...tombstone(call) })
      book.add(held(call, 'rollback', balanceOf(shown)))
      break
    case 'acknowledge':
      book.add(held(call, 'rollback', balanceOf(shown)))
      break
    default:
      return refused(decision, shown)
  }
  return accepted({ transactionId: call.transactionId, balance: balanceOf(shown), currency: call.currency })
}

function recordBet(book: Book, { call, split }: Moved, balance: number): void {
  book.add({ ...held(call, 'bet', balance), state: 'open', split })
  const { supplier, playerId, roundId, gameCode, currency } = call
  const round = book.round(call) ?? {
    supplier,
    playerId,
    roundId,
    gameCode,
    currency,
    state: 'open',
    staked: 0,
    won: 0,
  }
  book.setRound({ ...round, staked: round.staked + call.amount })
}

function recordWin(book: Book, call: MoneyCall, bet: HeldTransaction | undefined, balance: number): void {
  const round = book.round(call)
  assert(bet && round, 'a win is paid on a bet of a round')
  book.add(held(call, 'win', balance))
  book.setBetState(bet, 'paid')
  book.setRound({ ...round, won: round.won + call.amount, state: call.roundClosed ? 'closed' : 'open' })
}

function recordRollback(book: Book, call: MoneyCall, bet: HeldTransaction | undefined, balance: number): void {
  const round = book.round(call)
  assert(bet && round, 'a stake returns from a bet of a round')
  book.add({ ...held(call, 'rollback', balance), amount: bet.amount })
  book.setBetState(bet, 'rolled-back')
  book.setRound({ ...round, staked: round.staked - bet.amount, state: call.roundClosed ? 'closed' : 'open' })
}

function held(call: MoneyCall, kind: HeldTransaction['kind'], balance: number): HeldTransaction {
  const { supplier, transactionId, payloadHash, playerId, roundId, gameCode, betTransactionId, amount, currency } = call
  const names = { supplier, transactionId, payloadHash, playerId, roundId, gameCode, betTransactionId }
  return { ...names, kind, amount, currency, balance, state: null, split: null }
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
