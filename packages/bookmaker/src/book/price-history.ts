import { lineKey } from '../feed/messages.ts'
import { isEventOver } from '../model/event-status.ts'
import type { SelectionId } from '../model/selection.ts'
import type { RunningBook } from './run-book.ts'

/** A price from a moment on; epoch milliseconds, thousandths. */
export interface PricePoint {
  readonly at: number
  readonly price: number
}

/** Limit of one selection; beyond it every second one goes, so that the whole time stays in view. */
const mostPoints = 64
/** Limit of all: beyond it those of the event that moved least lately go first. */
const mostSelections = 60_000
/** Moves that follow each other faster count as one. */
const leastMs = 5_000

/**
 * How prices moved since this server started, in memory: for charts, not for the record. A server that was restarted begins again.
 *
 * @param now epoch milliseconds
 */
export function keepPriceHistory(book: Pick<RunningBook, 'onChanges'>, now: () => number) {
  const began = now()
  /** By event, then by market and outcome: times since `began` and prices in turn. Numbers side by side take a quarter of what an object for each point takes. */
  const events = new Map<string, Map<string, readonly number[]>>()
  let count = 0

  function drop(event: string): void {
    count -= events.get(event)?.size ?? 0
    events.delete(event)
  }

  function note(known: Map<string, readonly number[]>, key: string, { at, price }: PricePoint): void {
    const points = known.get(key)
    if (!points) count += 1
    known.set(key, withPoint(points ?? [], at - began, price))
  }

  const end = book.onChanges(({ event: { record }, changes }) => {
    const { id } = record
    if (isEventOver(record.status.value)) return drop(id)
    const at = now()
    for (const change of changes) {
      if (change.kind !== 'prices') continue
      const known = events.get(id) ?? new Map<string, readonly number[]>()
      events.delete(id)
      events.set(id, known) // the one that moved last stays longest
      for (const { outcome, price } of change.outcomes)
        if (price !== null) note(known, `${lineKey(change)}/${outcome}`, { at, price })
    }
    for (const oldest of events.keys()) {
      if (count <= mostSelections || oldest === id) break
      drop(oldest)
    }
  })

  return {
    /** Oldest first; empty where the price has not moved. */
    of(selection: SelectionId): readonly PricePoint[] {
      const slash = selection.indexOf('/')
      const points = events.get(selection.slice(0, slash))?.get(selection.slice(slash + 1)) ?? []
      return points.flatMap((price, place) =>
        place % 2 === 0 ? [] : [{ at: began + (points[place - 1] ?? 0), price }],
      )
    },
    stop: end,
  }
}

/** With one more point, thinned out where there are too many. A new list of just the length: one that grows has room for more points than most selections get. */
function withPoint(points: readonly number[], at: number, price: number): readonly number[] {
  const [lastAt = 0, isFirst] = [points.at(-2), points.length <= 2]
  if (!isFirst && at - lastAt < leastMs) return [...points.slice(0, -2), lastAt, price]
  const all = points.concat(at, price)
  if (all.length <= 2 * mostPoints) return all
  return all.filter((_, place) => place % 4 < 2 || place >= all.length - 2)
}
export type PriceHistory = ReturnType<typeof keepPriceHistory>
