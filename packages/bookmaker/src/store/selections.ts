import { fraction } from '@andon/money/fraction'
import type { Db, Tx } from '@andon/platform/sql'
import {
  type Certainty,
  type LegFacts,
  nothingKnown,
  type Withdrawal,
  withoutSettlement,
  withSettlement,
} from '../bet-rules/leg-facts.ts'
import type { ResultMessage } from '../book/offer.ts'
import type { GradedOn } from '../markets/graded-on.ts'
import { price } from '../model/price.ts'
import type { SelectionId } from '../model/selection.ts'
import type { DeadHeat, LegOutcome } from '../settlement/leg-outcome.ts'

/** A cancellation as it is stored; one that was taken back stays, so that an earlier message that comes late does not bring it again. */
interface StoredWindow {
  readonly fromMs: number | null
  readonly untilMs: number | null
  readonly sequence: number
  readonly inForce: boolean
}

/** Withdrawal of another runner; one that was taken back stays without a price, for the same reason. */
interface StoredWithdrawal {
  readonly runner: string
  readonly sequence: number
  readonly inForce: { readonly beforeMs: number; readonly price: number } | null
}

interface StoredOutcome {
  readonly result: LegOutcome['result']
  /** Numerator and denominator, as text. */
  readonly rule4: readonly [string, string]
  readonly deadHeat: DeadHeat | null
  readonly certainty: Certainty
  /** Absent in what was stored before it was kept. */
  readonly graded?: GradedOn | null
}

interface SelectionRow {
  readonly selection: string
  readonly settled: StoredOutcome | null
  readonly settledSequence: number | null
  readonly windows: readonly StoredWindow[]
  readonly withdrawals: readonly StoredWithdrawal[]
  readonly version: number
}

/** Facts of a selection, with a number that grows with each change. */
export interface KnownSelection {
  readonly facts: LegFacts
  readonly version: number
}

export type KnownSelections = ReadonlyMap<SelectionId, KnownSelection>

/** Returns the facts of these selections; selections without facts are absent. */
export async function findSelections(db: Db | Tx, selections: readonly SelectionId[]): Promise<KnownSelections> {
  const rows = await db.query<SelectionRow>(
    `select selection, settled, settled_sequence "settledSequence", windows, withdrawals, version from bookmaker.selections
     where selection = any($1::text[])`,
    [[...new Set(selections)]],
  )
  return new Map(rows.map((row) => [row.selection, { facts: factsOf(row), version: row.version }]))
}

/** Applies messages, in their order, under the locks of their selections. One that is not newer than what is known changes nothing. */
export async function storeMessages(tx: Tx, messages: readonly ResultMessage[]): Promise<void> {
  const rows = await tx.query<SelectionRow>(
    `insert into bookmaker.selections as known (selection) select unnest($1::text[]) on conflict (selection) do update set version = known.version
     returning selection, settled, settled_sequence "settledSequence", windows, withdrawals, version`,
    [[...new Set(messages.map(({ selection }) => selection))].sort()], // one order of locks for everybody
  )
  const known = new Map(rows.map((row) => [row.selection, row]))
  const changed = new Set<string>()
  for (const message of messages) {
    const row = known.get(message.selection)
    const next = row && after(row, message)
    if (!next) continue
    known.set(message.selection, next)
    changed.add(message.selection)
  }
  if (changed.size === 0) return
  await tx.query(
    `update bookmaker.selections as stored
     set settled = changed.settled, settled_sequence = changed.sequence, windows = changed.windows,
       withdrawals = changed.withdrawals, version = stored.version + 1, unsettled = true
     from jsonb_to_recordset($1::jsonb) as changed (selection text, settled jsonb, sequence bigint, windows jsonb, withdrawals jsonb)
     where stored.selection = changed.selection`,
    [
      JSON.stringify(
        [...changed].map((selection) => {
          const row = known.get(selection)
          const { settled, settledSequence: sequence, windows, withdrawals } = row ?? {}
          return { selection, settled, sequence, windows, withdrawals }
        }),
      ),
    ],
  )
}

function after(row: SelectionRow, message: ResultMessage): SelectionRow | null {
  const { sequence } = message
  if (message.kind === 'settlement' || message.kind === 'rollBack') {
    if (row.settledSequence !== null && sequence <= row.settledSequence) return null
    const facts = factsOf(row)
    const { settled } = message.kind === 'settlement' ? withSettlement(facts, message) : withoutSettlement(facts)
    return { ...row, settled: settled && storedOutcome(settled), settledSequence: sequence }
  }
  if (message.kind === 'withdrawal' || message.kind === 'rollBackWithdrawal') return afterWithdrawal(row, message)
  const { fromMs, untilMs } = message.window
  const same = (one: StoredWindow) => one.fromMs === fromMs && one.untilMs === untilMs
  const known = row.windows.find(same)
  if (known && sequence <= known.sequence) return null
  const window = { fromMs, untilMs, sequence, inForce: message.kind === 'cancel' }
  return { ...row, windows: [...row.windows.filter((one) => !same(one)), window] }
}

function afterWithdrawal(
  row: SelectionRow,
  message: Extract<ResultMessage, { kind: 'withdrawal' | 'rollBackWithdrawal' }>,
): SelectionRow | null {
  const { sequence } = message
  const runner = message.kind === 'withdrawal' ? message.withdrawal.runner : message.runner
  const known = row.withdrawals.find((one) => one.runner === runner)
  if (known && sequence <= known.sequence) return null
  const others = row.withdrawals.filter((one) => one !== known)
  const { beforeMs, price } = message.kind === 'withdrawal' ? message.withdrawal : { beforeMs: 0, price: null }
  return { ...row, withdrawals: [...others, { runner, sequence, inForce: price && { beforeMs, price } }] }
}

function factsOf({ settled, windows, withdrawals: stored }: SelectionRow): LegFacts {
  if (!settled && windows.length === 0 && stored.length === 0) return nothingKnown
  const withdrawals = stored.flatMap(({ runner, inForce }): Withdrawal[] =>
    inForce ? [{ runner, beforeMs: inForce.beforeMs, price: price(inForce.price) }] : [],
  )
  const cancelled = windows.filter(({ inForce }) => inForce).map(({ fromMs, untilMs }) => ({ fromMs, untilMs }))
  if (!settled) return { settled: null, cancelled, withdrawals }
  const { result, rule4, deadHeat, certainty, graded = null } = settled
  const outcome = { result, rule4: fraction(BigInt(rule4[0]), BigInt(rule4[1])), deadHeat }
  return { settled: { outcome, certainty, graded }, cancelled, withdrawals }
}

function storedOutcome({ outcome, certainty, graded = null }: NonNullable<LegFacts['settled']>): StoredOutcome {
  const { result, rule4, deadHeat } = outcome
  return { result, rule4: [`${rule4.numerator}`, `${rule4.denominator}`], deadHeat, certainty, graded }
}

/** Selections whose bets are not settled by what is known, with the version that is to be settled by. */
export async function findUnsettled(db: Db, limit: number): Promise<{ selection: string; version: number }[]> {
  return db.query<{ selection: string; version: number }>(
    'select selection, version from bookmaker.selections where unsettled order by selection limit $1',
    [limit],
  )
}

/** Selections with newer facts stay unsettled. */
export async function setSettled(db: Db, ones: readonly { selection: string; version: number }[]): Promise<void> {
  if (ones.length === 0) return
  await db.query(
    `update bookmaker.selections as stored set unsettled = false
     from unnest($1::text[], $2::bigint[]) as done (selection, version)
     where stored.selection = done.selection and stored.version = done.version`,
    [ones.map(({ selection }) => selection), ones.map(({ version }) => version)],
  )
}
