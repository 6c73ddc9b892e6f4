import { lineKey } from '../feed/messages.ts'
import { isEventOver } from '../model/event-status.ts'
import type { SelectionId } from './border.ts'
import { selectionId } from './event-now.ts'
import type { RunningBook } from './run-book.ts'

/** A price from a moment on; epoch milliseconds, thousandths. */
export interface PricePoint {
  readonly at: number
  readonly price: number
}

/** Of one selection; then every second one goes, so that the whole time stays in view. */
const mostPoints = 64
/** Of all: those of the event that moved least lately go first. */
const mostSelections = 60_000
/** Moves that follow each other faster count as one. */
const leastMs = 5_000

/**
 * How prices moved since this server started, in memory: for charts, not for the record. A server that was restarted begins again.
 *
 * @param now epoch milliseconds
 */
export function keepPriceHistory(book: Pick<RunningBook, 'onChanges'>, now: () => number) {
  const events = new Map<string, Map<SelectionId, PricePoint[]>>()
  let count = 0

  function drop(event: string): void {
    count -= events.get(event)?.size ?? 0
    events.delete(event)
  }

  function note(known: Map<SelectionId, PricePoint[]>, selection: SelectionId, point: PricePoint): void {
    const points = known.get(selection)
    if (!points) {
      known.set(selection, [point])
      count += 1
      return
    }
    const last = points.at(-1)
    if (last && point.at - last.at < leastMs && points.length > 1) points[points.length - 1] = { ...point, at: last.at }
    else points.push(point)
    if (points.length > mostPoints)
      known.set(
        selection,
        points.filter((_, place) => place % 2 === 0 || place === points.length - 1),
      )
  }

  const end = book.onChanges(({ event: { record }, changes }) => {
    const { id } = record
    if (isEventOver(record.status.value)) return drop(id)
    const at = now()
    for (const change of changes) {
      if (change.kind !== 'prices') continue
      const known = events.get(id) ?? new Map<SelectionId, PricePoint[]>()
      events.delete(id)
      events.set(id, known) // the one that moved last stays longest
      for (const { outcome, price } of change.outcomes)
        if (price !== null) note(known, selectionId(id, lineKey(change), outcome), { at, price })
    }
    for (const oldest of events.keys()) {
      if (count <= mostSelections || oldest === id) break
      drop(oldest)
    }
  })

  return {
    /** Oldest first; empty where the price has not moved. */
    of: (selection: SelectionId): readonly PricePoint[] =>
      events.get(selection.slice(0, selection.indexOf('/')))?.get(selection) ?? [],
    stop: end,
  }
}
export type PriceHistory = ReturnType<typeof keepPriceHistory>
