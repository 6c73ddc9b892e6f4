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

/** Limit of one line; beyond it the shortest go. */
const mostStops = 24

/** A time in which a line took no bets; epoch milliseconds, `to` null while it lasts. */
export interface PriceStop {
  readonly from: number
  readonly to: number | null
}

interface EventHistory {
  /** By market and outcome: times since the history began and prices in turn. Numbers side by side take a quarter of what an object for each point takes. */
  readonly prices: Map<string, readonly number[]>
  /** By line, oldest first. */
  readonly stops: Map<string, readonly PriceStop[]>
  /** When it was reported as in play; null where it was already, or is not yet. */
  startedAt: number | null
}

/**
 * How prices moved since this server started, and when lines took no bets, in memory: for charts, not for the record. A server that was restarted begins again.
 *
 * @param now epoch milliseconds
 */
export function keepPriceHistory(book: Pick<RunningBook, 'onChanges'>, now: () => number) {
  const began = now()
  const events = new Map<string, EventHistory>()
  let count = 0

  function drop(event: string): void {
    count -= events.get(event)?.prices.size ?? 0
    events.delete(event)
  }

  function note({ prices }: EventHistory, key: string, { at, price }: PricePoint): void {
    const points = prices.get(key)
    if (!points) count += 1
    prices.set(key, withPoint(points ?? [], at - began, price))
  }

  const end = book.onChanges(({ event: { record }, changes }) => {
    const { id } = record
    if (isEventOver(record.status.value)) return drop(id)
    const at = now()
    for (const change of changes) {
      const known = events.get(id) ?? { prices: new Map(), stops: new Map(), startedAt: null }
      if (change.kind === 'event' && change.from === 'notStarted' && change.to === 'live') known.startedAt = at
      else if (change.kind === 'market') {
        const key = lineKey(change)
        const stops = withState(known.stops.get(key) ?? [], { at, isOpen: change.to === 'active' })
        if (change.from !== null && stops.length > 0) known.stops.set(key, stops)
      } else if (change.kind !== 'prices') continue
      events.delete(id)
      events.set(id, known) // the one that moved last stays longest
      if (change.kind !== 'prices') continue
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
      const points = events.get(selection.slice(0, slash))?.prices.get(selection.slice(slash + 1)) ?? []
      return points.flatMap((price, place) =>
        place % 2 === 0 ? [] : [{ at: began + (points[place - 1] ?? 0), price }],
      )
    },
    /** When a line, such as `18|total=2.5`, took no bets, oldest first: at most 24 times of five seconds or more, and the one that lasts. */
    stopsOf: (event: string, line: string): readonly PriceStop[] => events.get(event)?.stops.get(line) ?? [],
    /** When an event was reported as in play, in epoch milliseconds; null where this server has not heard it. */
    startOf: (event: string): number | null => events.get(event)?.startedAt ?? null,
    stop: end,
  }
}

/** With the line open or closed from a moment on. */
function withState(
  stops: readonly PriceStop[],
  { at, isOpen }: { readonly at: number; readonly isOpen: boolean },
): readonly PriceStop[] {
  const last = stops.at(-1)
  const lasts = last?.to === null
  if (!isOpen) return lasts ? stops : [...stops, { from: at, to: null }]
  if (!last || !lasts) return stops
  const before = stops.slice(0, -1)
  if (at - last.from < leastMs) return before
  const all = [...before, { from: last.from, to: at }]
  if (all.length <= mostStops) return all
  const lengths = all.map(({ from, to }) => (to ?? at) - from)
  return all.toSpliced(lengths.indexOf(Math.min(...lengths)), 1)
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
