import type { Tx } from '@andon/platform/sql'
import type { MoneyCall, StoredRound, StoredTransaction } from './domain/stored.ts'
import { loadRounds, type RoundName, saveRounds } from './store/rounds.ts'
import { insertTransactions, loadTransactions, lockNames, updateBetStates } from './store/transactions.ts'

/** All records of one batch's calls: read once, changed in memory as calls are decided, and written once. */
export interface CallRecords {
  transaction(supplier: string, transactionId: string | null): StoredTransaction | undefined
  round(name: RoundName): StoredRound | undefined
  add(transaction: StoredTransaction): void
  setBetState(bet: StoredTransaction, state: 'paid' | 'rolled-back'): void
  setRound(round: StoredRound): void
  save(at: Temporal.Instant): Promise<void>
}

/** Lock names of the records that a call reads or changes; calls that share one are decided one after the other. */
export function namesOf(call: MoneyCall): string[] {
  const names = [transactionKey(call.supplier, call.transactionId), roundKey(call)]
  if (call.betTransactionId !== null) names.push(transactionKey(call.supplier, call.betTransactionId))
  return names
}

/** Locks the records of the calls, then reads them. */
export async function openCallRecords(tx: Tx, calls: readonly MoneyCall[]): Promise<CallRecords> {
  await lockNames(tx, calls.flatMap(namesOf))
  const named = calls.flatMap(({ supplier, transactionId, betTransactionId }) =>
    betTransactionId === null
      ? [{ supplier, transactionId }]
      : [
          { supplier, transactionId },
          { supplier, transactionId: betTransactionId },
        ],
  )
  const stored = await loadTransactions(tx, named)
  const transactions = new Map(stored.map((row) => [transactionKey(row.supplier, row.transactionId), row]))
  const rounds = new Map((await loadRounds(tx, calls)).map((round) => [roundKey(round), round]))
  const added = new Set<string>()
  const changedBets = new Set<string>()
  const changedRounds = new Set<string>()

  const keep = (transaction: StoredTransaction) => {
    const key = transactionKey(transaction.supplier, transaction.transactionId)
    transactions.set(key, transaction)
    return key
  }
  const pick = (keys: Set<string>) => [...keys].flatMap((key) => transactions.get(key) ?? [])

  return {
    transaction: (supplier, id) => (id === null ? undefined : transactions.get(transactionKey(supplier, id))),
    round: (name) => rounds.get(roundKey(name)),
    add: (transaction) => void added.add(keep(transaction)),
    setBetState: (bet, state) => {
      const key = keep({ ...bet, state })
      if (!added.has(key)) changedBets.add(key)
    },
    setRound: (round) => {
      rounds.set(roundKey(round), round)
      changedRounds.add(roundKey(round))
    },
    save: async (at) => {
      if (added.size > 0) await insertTransactions(tx, pick(added))
      if (changedBets.size > 0) await updateBetStates(tx, pick(changedBets))
      const roundsChanged = [...changedRounds].flatMap((key) => rounds.get(key) ?? [])
      if (roundsChanged.length > 0) await saveRounds(tx, roundsChanged, at.toString())
    },
  }
}

const transactionKey = (supplier: string, transactionId: string) => `transaction ${supplier} ${transactionId}`
export const roundKey = ({ supplier, playerId, roundId }: RoundName) => `round ${supplier} ${playerId} ${roundId}`
