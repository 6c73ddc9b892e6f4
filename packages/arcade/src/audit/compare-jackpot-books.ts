import type { Tx } from '@andon/platform/sql'
import type { StoredMeter } from '../jackpots/store.ts'
import {
  type JackpotDrawn,
  type JackpotTerms,
  meterName,
  million,
  overflowName,
  reserveName,
} from '../jackpots/terms.ts'
import type { Findings } from './findings.ts'

/** The operator's side, where it is in the same database. */
export interface OperatorBooks {
  /** The sums booked for each jackpot, posted and carried, in millionths of a minor unit by the supplier's name for it. */
  accounts(tx: Tx): Promise<ReadonlyMap<string, number>>
  /** The moves between these accounts that are booked, by their ids. */
  moves(tx: Tx): Promise<ReadonlyMap<string, BookedMove>>
  /** The state of these rounds by their ids: whether their stake is taken and kept, and whether their win is paid. */
  stateOf(
    tx: Tx,
    rounds: readonly { readonly owner: string; readonly id: string }[],
  ): Promise<ReadonlyMap<string, { readonly isStaked: boolean; readonly isPaid: boolean }>>
}

interface BookedMove {
  readonly from: string
  readonly to: string
  readonly millionths: number
}

/** Compares the levels with the moves between their accounts, and, where they are in this database, with the accounts themselves. */
export async function compareBooks(
  tx: Tx,
  {
    books,
    stored,
    findings,
  }: { readonly books: OperatorBooks | null; readonly stored: readonly StoredMeter[]; readonly findings: Findings },
): Promise<void> {
  const moves = await tx.query<BookedMove & { id: string; isDone: boolean }>(
    `select id, from_name "from", to_name "to", millionths, is_done "isDone" from arcade.jackpot_moves order by number`,
  )
  const sums = createSums()
  for (const { from, to, millionths } of moves) {
    sums.add(from, -millionths)
    sums.add(to, millionths)
  }
  for (const meter of stored)
    for (const { name, moved } of accountsOf(meter))
      if (sums.of(name) !== moved) findings.add('an account was moved what its level says', name)
  if (!books) return
  const booked = await books.moves(tx)
  for (const { id, isDone, ...move } of moves) {
    const found = booked.get(id)
    const isSame = found?.from === move.from && found.to === move.to && found.millionths === move.millionths
    if (found ? !isSame : isDone) findings.add('the operator has booked a move as it was asked for', id)
  }
  const missing = moves.filter(({ id }) => !booked.has(id))
  await compareAccounts(tx, { books, stored, missing, findings })
}

/** The accounts of a level at the operator, in millionths: what rounds and prizes brought it, and what was moved between them. */
function accountsOf(meter: StoredMeter) {
  const { pool, level, contributed, reserved, paid, refilled, setAside } = meter
  const { movedIn, movedOut, reserveIn, reserveOut } = meter
  return [
    {
      name: meterName(pool, level),
      played: contributed - paid * million,
      moved: refilled - setAside + movedIn - movedOut,
    },
    { name: reserveName(pool, level), played: reserved, moved: reserveIn - reserveOut - refilled },
    { name: overflowName(pool, level), played: 0, moved: setAside },
  ]
}

async function compareAccounts(
  tx: Tx,
  {
    books,
    stored,
    missing,
    findings,
  }: { books: OperatorBooks; stored: readonly StoredMeter[]; missing: readonly BookedMove[]; findings: Findings },
): Promise<void> {
  const booked = await books.accounts(tx)
  const waiting = await waitingAtOperator(tx, books)
  for (const { from, to, millionths } of missing) {
    waiting.add(from, millionths)
    waiting.add(to, -millionths)
  }
  for (const { name, played, moved } of stored.flatMap(accountsOf)) {
    const expected = played + moved + waiting.of(name)
    if ((booked.get(name) ?? 0) !== expected)
      findings.add(
        'the operator’s account of a jackpot is what came less what went',
        `${name}: ${booked.get(name) ?? 0} millionths, by the meter ${expected}`,
      )
  }
}

/**
 * What the operator has booked of rounds that are on their way, or were given up: stakes that it has accepted of rounds that are not drawn yet, and prizes that it has not been asked for yet. In
 * millionths by name.
 */
async function waitingAtOperator(tx: Tx, books: OperatorBooks) {
  const rounds = await tx.query<{
    owner: string
    id: string
    stake: number
    jackpotTerms: JackpotTerms
    jackpot: JackpotDrawn | null
  }>(
    `select owner, id, stake, jackpot_terms "jackpotTerms", jackpot from arcade.rounds where jackpot_terms is not null and state not in ('settled', 'void')`,
  )
  const states = await books.stateOf(tx, rounds)
  const waiting = createSums()
  for (const { id, stake, jackpotTerms, jackpot } of rounds) {
    const { isStaked, isPaid } = states.get(id) ?? { isStaked: false, isPaid: false }
    const sign = Number(isStaked) - Number(jackpot !== null)
    for (const { level, increment, reserve } of jackpotTerms.levels) {
      waiting.add(meterName(jackpotTerms.pool, level), sign * stake * increment)
      waiting.add(reserveName(jackpotTerms.pool, level), sign * stake * reserve)
    }
    for (const { level, prize } of isPaid ? [] : (jackpot?.draws ?? []))
      waiting.add(meterName(jackpotTerms.pool, level), (prize ?? 0) * million)
  }
  return waiting
}

function createSums() {
  const sums = new Map<string, number>()
  return {
    add: (name: string, millionths: number) => void sums.set(name, (sums.get(name) ?? 0) + millionths),
    of: (name: string) => sums.get(name) ?? 0,
  }
}
