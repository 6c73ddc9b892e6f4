import type { EventRow } from '../../page/api.ts'
import { columnsOf } from '../columns.ts'

/** In thousandths: below it a match is as good as decided. */
const leastPrice = 1100

/**
 * Matches worth a look: of each sport the one in play with most markets, then of each sport the one that begins first. One that is as good as decided is taken only where all are.
 */
export function featured(live: readonly EventRow[], soon: readonly EventRow[]): EventRow[] {
  const undecided = firstOfSports(live.filter(isUndecided), soon.filter(isUndecided))
  return undecided.length > 0 ? undecided : firstOfSports(live, soon)
}

function isUndecided({ main }: EventRow): boolean {
  const prices = main?.outcomes.flatMap(({ price }) => price ?? []) ?? []
  return prices.every((price) => price >= leastPrice)
}

function firstOfSports(live: readonly EventRow[], soon: readonly EventRow[]): EventRow[] {
  const inPlay = firstOfEach(live.toSorted((one, other) => other.markets - one.markets || (one.id < other.id ? -1 : 1)))
  const next = firstOfEach(soon)
  const byStart = (one: EventRow, other: EventRow) => (one.startsAt < other.startsAt ? -1 : 1)
  return [...inPlay.sort((one, other) => other.markets - one.markets), ...next.sort(byStart)]
}

/** The first row of each sport with two sides and a market on the winner. */
const firstOfEach = (rows: readonly EventRow[]) => [
  ...new Map(
    rows
      .filter((row) => row.competitors.length === 2 && columnsOf(row) !== null)
      .toReversed()
      .map((row) => [row.sport.id, row]),
  ).values(),
]
