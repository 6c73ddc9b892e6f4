import type { WalletRefusalCode } from '@andon/contract/wallet-api'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Tx } from '@andon/platform/sql'
import type { Shown, WalletAnswer } from './answer.ts'
import { type Book, namesOf, openBook } from './book.ts'
import type { CheckStakes } from './check-stakes.ts'
import { decide } from './domain/decide.ts'
import type { MoneyCall } from './domain/held.ts'
import { waves } from './domain/waves.ts'
import { type Decided, moveMoney } from './move-money.ts'
import { record } from './record.ts'
import { roundSettled } from './round-settled.ts'
import { acquainted } from './store/sessions.ts'

/**
 * Answers a batch of bets, wins and rollbacks of many players in one transaction, with a handful of statements for all of them:
 * lock and read what is held, decide and post, write what changed. Calls that name one thing are decided in waves, one after the
 * other; a batch of strangers is one wave. A refused call never touches its neighbours; only a bug or the database fails the whole
 * batch, and then nothing of it has happened.
 */
export function createBatchRunner(
  { clock, outbox }: Runtime,
  { wallet, checkStakes }: { wallet: Wallet; checkStakes: CheckStakes },
) {
  return async (tx: Tx, calls: readonly MoneyCall[]): Promise<WalletAnswer[]> => {
    const at = clock.now().toString()
    const book = await openBook(tx, calls)
    const isNewBet = (call: MoneyCall) => call.call === 'bet' && !book.transaction(call.supplier, call.transactionId)
    const unfit = await checkStakes(tx, calls.filter(isNewBet))
    const acquaintances = await acquaintancesOf(tx, book, calls)
    const balances = new Map<string, Shown>()
    const answers = new Map<MoneyCall, WalletAnswer>()

    for (const wave of waves(calls, namesOf)) {
      const plans = wave.map((call) => plan(book, call, unfit.get(call), acquaintances.has(pairOf(call))))
      for (const moved of await moveMoney(wallet, tx, plans, balances)) {
        const shown = acquaintances.has(pairOf(moved.call)) ? moved.shown : undefined
        answers.set(moved.call, record(book, { ...moved, shown }))
      }
    }

    await book.save(at)
    await outbox.write(tx, book.settledRounds().map(roundSettled))
    return calls.map((call) => {
      const answer = answers.get(call)
      assert(answer, `${call.call} ${call.transactionId} is answered`)
      return answer
    })
  }
}

function plan(book: Book, call: MoneyCall, unfit: WalletRefusalCode | undefined, acquainted: boolean): Decided {
  const own = book.transaction(call.supplier, call.transactionId)
  const bet = book.transaction(call.supplier, call.betTransactionId)
  const decision = decide(call, { own, bet, round: book.round(call) })
  if (decision === 'debit' && unfit) return { call, own, bet, decision: unfit }
  if (decision === 'bury' && !acquainted) return { call, own, bet, decision: 'BET_UNKNOWN' } // no bet of theirs can follow
  return { call, own, bet, decision }
}

/** Players whom the calling supplier knows: whoever has placed a bet with it, and whoever has a game session. */
async function acquaintancesOf(tx: Tx, book: Book, calls: readonly MoneyCall[]): Promise<Set<string>> {
  const isOfBet = (call: MoneyCall) =>
    book.transaction(call.supplier, call.betTransactionId)?.playerId === call.playerId
  const known = calls.filter(isOfBet).map(pairOf)
  const asked = calls.filter((call) => !isOfBet(call))
  const found = asked.length > 0 ? await acquainted(tx, asked) : []
  return new Set([...known, ...found.map(pairOf)])
}

const pairOf = ({ supplier, playerId }: { supplier: string; playerId: string }) => `${supplier} ${playerId}`
