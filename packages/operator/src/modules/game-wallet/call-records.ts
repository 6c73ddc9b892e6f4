import { gameSessionLock, lockNames } from '@andon/operator/catalogue'
import type { Tx } from '@andon/platform/sql'
import type { MoneyCall, StoredRound, StoredTransaction } from './domain/stored.ts'
import type { JackpotMove } from './jackpots/jackpots.ts'
import type { ChangedRound } from './settled/settled-rounds.ts'
import { type CallDetails, insertDetails } from './store/details.ts'
import type { RoundStart } from './store/round-starts.ts'
import { loadRounds, type RoundName } from './store/rounds.ts'
import { savePlay } from './store/save-play.ts'
import { loadBetsOfRounds, loadTransactions } from './store/transactions.ts'

/** All records of one batch's calls: read once, changed in memory as calls are decided, and written once. */
export interface CallRecords {
  /** The call that this supplier sent earlier for this player under the given id. */
  transaction(
    call: Pick<MoneyCall, 'supplier' | 'playerId'>,
    transactionId: string | null,
  ): StoredTransaction | undefined
  round(name: RoundName): StoredRound | undefined
  /** The bets of a win's or an adjustment's round that were not rolled back, the earliest first. */
  betsOf(win: MoneyCall): readonly StoredTransaction[]
  add(transaction: StoredTransaction): void
  setBetState(bet: StoredTransaction, state: 'paid' | 'rolled-back'): void
  setRound(round: StoredRound): void
  /** Keeps what a call says beside the money, and what it moves into jackpots. */
  addDetails(call: MoneyCall, move: JackpotMove | undefined): void
  /** Rounds that were set, each with what was read of it. */
  changedRounds(): readonly ChangedRound[]
  /** Writes the changes, and with them the starts of rounds. */
  save(at: Temporal.Instant, starts: readonly RoundStart[]): Promise<void>
}

/** Lock names of the records that a call reads or changes; calls that share one are decided one after the other. */
export function namesOf(call: MoneyCall): string[] {
  const names = [transactionKey(call, call.transactionId), roundKey(call)]
  if (call.win) names.push(transactionKey(call, call.win.transactionId))
  if (call.betTransactionId !== null) names.push(transactionKey(call, call.betTransactionId))
  return names
}

const sessionLock = ({ sessionHash }: MoneyCall) => (sessionHash ? [gameSessionLock(sessionHash)] : [])

/** Locks the records of the calls and the game sessions of bets; before any of them is read. */
export const lockCalls = (tx: Tx, calls: readonly MoneyCall[]): Promise<void> =>
  lockNames(tx, [...calls.flatMap(namesOf), ...calls.flatMap(sessionLock)])

/** Reads the records of the calls, which are locked. One trip, or two where a win is of several bets. */
export async function openCallRecords(tx: Tx, calls: readonly MoneyCall[]): Promise<CallRecords> {
  const named = calls.flatMap(({ supplier, playerId, transactionId, betTransactionId }) =>
    betTransactionId === null
      ? [{ supplier, playerId, transactionId }]
      : [
          { supplier, playerId, transactionId },
          { supplier, playerId, transactionId: betTransactionId },
        ],
  )
  const transactions = new Map<string, StoredTransaction>()
  const betsByRound = new Map<string, Set<string>>()
  const added = new Set<string>()
  const changedBets = new Set<string>()
  const changedRounds = new Set<string>()
  const withDetails: CallDetails[] = []

  const keep = (transaction: StoredTransaction) => {
    const key = transactionKey(transaction, transaction.transactionId)
    transactions.set(key, transaction)
    if (transaction.kind !== 'bet') return key
    const ofRound = betsByRound.get(roundKey(transaction)) ?? new Set()
    betsByRound.set(roundKey(transaction), ofRound.add(key))
    return key
  }
  const pick = (keys: ReadonlySet<string>) => [...keys].flatMap((key) => transactions.get(key) ?? [])
  const betsOf = (win: RoundName) =>
    pick(betsByRound.get(roundKey(win)) ?? new Set())
      .filter(({ state }) => state !== 'rolled-back')
      .sort(earliestFirst)

  const [foundTransactions, foundRounds] = await Promise.all([loadTransactions(tx, named), loadRounds(tx, calls)])
  for (const row of foundTransactions) keep(row)
  const rounds = new Map(foundRounds.map((round) => [roundKey(round), round]))
  const roundsBefore = new Map(rounds)
  // most rounds have one bet, which the win names
  const ofSeveralBets = calls.filter((call) => {
    const round = call.call === 'win' || call.call === 'adjust' ? rounds.get(roundKey(call)) : undefined
    return round && betsOf(call).reduce((sum, { amount }) => sum + amount, 0) !== round.staked
  })
  if (ofSeveralBets.length > 0) for (const bet of await loadBetsOfRounds(tx, ofSeveralBets)) keep(bet)

  return {
    transaction: (call, id) => (id === null ? undefined : transactions.get(transactionKey(call, id))),
    round: (name) => rounds.get(roundKey(name)),
    betsOf,
    add: (transaction) => void added.add(keep(transaction)),
    setBetState: (bet, state) => {
      const key = keep({ ...bet, state })
      if (!added.has(key)) changedBets.add(key)
    },
    setRound: (round) => {
      rounds.set(roundKey(round), round)
      changedRounds.add(roundKey(round))
    },
    addDetails: (call, move) => {
      if (call.details ?? move) withDetails.push({ ...call, contributions: move?.contributions })
    },
    changedRounds: () =>
      [...changedRounds].flatMap((key) => {
        const after = rounds.get(key)
        return after ? [{ before: roundsBefore.get(key), after }] : []
      }),
    save: async (at, starts) => {
      const changes = {
        transactions: pick(added),
        bets: pick(changedBets),
        rounds: [...changedRounds].flatMap((key) => rounds.get(key) ?? []),
        starts,
      }
      await Promise.all([savePlay(tx, changes, at), withDetails.length > 0 && insertDetails(tx, withDetails)])
    },
  }
}

/** By time, then by id, so that the order does not depend on the database. */
function earliestFirst(a: StoredTransaction, b: StoredTransaction): number {
  return Temporal.Instant.compare(a.at, b.at) || (a.transactionId < b.transactionId ? -1 : 1)
}

const transactionKey = ({ supplier, playerId }: Pick<MoneyCall, 'supplier' | 'playerId'>, transactionId: string) =>
  `transaction ${supplier} ${playerId} ${transactionId}`
export const roundKey = ({ supplier, playerId, roundId }: RoundName) => `round ${supplier} ${playerId} ${roundId}`
