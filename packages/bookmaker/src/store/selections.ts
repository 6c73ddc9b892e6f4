import type { Db, Tx } from '@andon/platform/sql'
import { type Certainty, type LegFacts, nothingKnown, withoutSettlement, withSettlement } from '../bets/leg-facts.ts'
import type { ResultMessage, SelectionId } from '../running/border.ts'
import { fraction } from '../settlement/fraction.ts'
import type { DeadHeat, LegOutcome } from '../settlement/leg-outcome.ts'

/** A cancellation as it is stored; one that was taken back stays, so that an earlier message that comes late does not bring it again. */
interface StoredWindow {
  readonly fromMs: number | null
  readonly untilMs: number | null
  readonly sequence: number
  readonly inForce: boolean
}

interface StoredOutcome {
  readonly result: LegOutcome['result']
  /** Numerator and denominator, as text. */
  readonly rule4: readonly [string, string]
  readonly deadHeat: DeadHeat | null
  readonly certainty: Certainty
}

interface SelectionRow {
  readonly selection: string
  readonly settled: StoredOutcome | null
  readonly settledSequence: number | null
  readonly windows: readonly StoredWindow[]
  readonly version: number
}

/** What is known of a selection, with a number that grows with everything new about it. */
export interface KnownSelection {
  readonly facts: LegFacts
  readonly version: number
}

export type KnownSelections = ReadonlyMap<SelectionId, KnownSelection>

/** What is known of these selections; those of which nothing is known are absent. */
export async function findSelections(db: Db | Tx, selections: readonly SelectionId[]): Promise<KnownSelections> {
  const rows = await db.query<SelectionRow>(
    `select selection, settled, settled_sequence "settledSequence", windows, version from bookmaker.selections
     where selection = any($1::text[])`,
    [[...new Set(selections)]],
  )
  return new Map(rows.map((row) => [row.selection, { facts: factsOf(row), version: row.version }]))
}

/** Applies one message under the lock of its selection. False: it is not newer than what is known, and changes nothing. */
export async function takeMessage(tx: Tx, message: ResultMessage): Promise<boolean> {
  const [row] = await tx.query<SelectionRow>(
    `insert into bookmaker.selections as known (selection) values ($1) on conflict (selection) do update set version = known.version
     returning selection, settled, settled_sequence "settledSequence", windows, version`,
    [message.selection],
  )
  const next = row && after(row, message)
  if (!next) return false
  await tx.query(
    `update bookmaker.selections set settled = $2, settled_sequence = $3, windows = $4, version = version + 1, unsettled = true where selection = $1`,
    [
      message.selection,
      next.settled && JSON.stringify(next.settled),
      next.settledSequence,
      JSON.stringify(next.windows),
    ],
  )
  return true
}

function after(row: SelectionRow, message: ResultMessage): SelectionRow | null {
  const { sequence } = message
  if (message.kind === 'settlement' || message.kind === 'rollBack') {
    if (row.settledSequence !== null && sequence <= row.settledSequence) return null
    const facts = factsOf(row)
    const { settled } =
      message.kind === 'settlement'
        ? withSettlement(facts, { outcome: message.outcome, certainty: message.certainty })
        : withoutSettlement(facts)
    return { ...row, settled: settled && storedOutcome(settled), settledSequence: sequence }
  }
  const { fromMs, untilMs } = message.window
  const same = (one: StoredWindow) => one.fromMs === fromMs && one.untilMs === untilMs
  const known = row.windows.find(same)
  if (known && sequence <= known.sequence) return null
  const window = { fromMs, untilMs, sequence, inForce: message.kind === 'cancel' }
  return { ...row, windows: [...row.windows.filter((one) => !same(one)), window] }
}

function factsOf({ settled, windows }: SelectionRow): LegFacts {
  if (!settled && windows.length === 0) return nothingKnown
  const cancelled = windows.filter(({ inForce }) => inForce).map(({ fromMs, untilMs }) => ({ fromMs, untilMs }))
  if (!settled) return { settled: null, cancelled }
  const { result, rule4, deadHeat, certainty } = settled
  const outcome = { result, rule4: fraction(BigInt(rule4[0]), BigInt(rule4[1])), deadHeat }
  return { settled: { outcome, certainty }, cancelled }
}

function storedOutcome({ outcome, certainty }: NonNullable<LegFacts['settled']>): StoredOutcome {
  const { result, rule4, deadHeat } = outcome
  return { result, rule4: [`${rule4.numerator}`, `${rule4.denominator}`], deadHeat, certainty }
}

/** Selections whose bets are not settled by what is known, with the version that is to be settled by. */
export async function findUnsettled(db: Db, limit: number): Promise<{ selection: string; version: number }[]> {
  return db.query<{ selection: string; version: number }>(
    'select selection, version from bookmaker.selections where unsettled order by selection limit $1',
    [limit],
  )
}

/** Unless something newer came in the meantime. */
export async function setSettled(
  db: Db,
  { selection, version }: { selection: string; version: number },
): Promise<void> {
  await db.query('update bookmaker.selections set unsettled = false where selection = $1 and version = $2', [
    selection,
    version,
  ])
}
