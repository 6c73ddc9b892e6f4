import type { Change } from '../feed/changes.ts'
import type { LineRecord } from '../feed/event-record.ts'
import { type LineView, viewLine } from '../feed/event-view.ts'
import { lineKey } from '../feed/messages.ts'
import { textHash } from '../feed/state-hash.ts'
import { markets } from '../markets/catalogue.ts'
import { contestMarkets } from '../markets/contest.ts'
import { raceMarkets } from '../markets/races/race-markets.ts'
import { isEventOver } from '../model/event-status.ts'
import type { EventOffer, EventOfferChange, SportsEvent, SportsMarket } from '../sports-api/offer.ts'
import type { EventChanges } from './event-changes.ts'
import { type EventNow, lineOf } from './event-now.ts'
import { isRowMarket, rowLines } from './row-lines.ts'

/** The event as pages show it; null while it has no description: it is not shown. */
export function shownEvent({ record, description }: EventNow): SportsEvent | null {
  if (!description) return null
  const { event, tournament, sport } = description
  return {
    id: record.id,
    sportId: sport.id,
    tournament: { id: tournament.id, name: tournament.name },
    kind: event.kind,
    name: event.name,
    competitors: event.kind === 'match' ? event.competitors : [],
    startsAt: record.startsAt?.value ?? event.startsAt,
    status: record.status.value,
    phase: record.phase?.value ?? 'notStarted',
    score: record.score?.value ?? null,
    redCards: record.redCards?.value ?? null,
    clockSeconds: record.clockSeconds?.value ?? null,
  }
}

/** The id of a line by which it is followed alone. */
const marketId = (event: string, { market, specifiers }: Pick<LineView, 'market' | 'specifiers'>): string =>
  `${event}.${market}.${textHash(specifiers).toString(16)}`

function shownLine(event: string, line: LineView): SportsMarket {
  return {
    key: lineKey(line),
    id: marketId(event, line),
    status: line.status,
    outcomes: line.outcomes.map(({ id, price, isOffered, result }) => ({
      id,
      price: isOffered ? price : null,
      result,
    })),
  }
}

export function shownOffer(now: EventNow): EventOffer | null {
  const event = shownEvent(now)
  if (!event) return null
  const { record, sequence } = now
  const lines = Object.keys(record.lines)
    .toSorted()
    .map((key) => lineOf(now, key))
  return { event, markets: lines.flatMap((line) => (line ? [shownLine(record.id, line)] : [])), sequence }
}

/** The line of a market id; null where its event has none. */
export function shownMarket(now: EventNow, id: string): SportsMarket | null {
  const { record, context } = now
  const line = Object.values(record.lines).find((one) => marketId(record.id, one) === id)
  return line ? shownLine(record.id, viewLine(record, line, context)) : null
}

const showingOrder = new Map([...markets, ...contestMarkets, ...raceMarkets].map(({ id }, place) => [id, place]))

/** The first line of the event, in the order of showing; null while there is none. */
export function mainMarket({ record, context }: EventNow): SportsMarket | null {
  let first: LineRecord | null = null
  for (const line of Object.values(record.lines))
    if (first === null || orderOf(line.market) < orderOf(first.market)) first = line
  return first && shownLine(record.id, viewLine(record, first, context))
}

const orderOf = (market: number) => showingOrder.get(market) ?? Number.POSITIVE_INFINITY

/** Returns an event as the list of its sport shows it; null while it has no description. */
export function listedEvent(now: EventNow) {
  const event = shownEvent(now)
  if (!event) return null
  const lines = rowLines(now, (line) => shownLine(event.id, line))
  return { id: event.id, event, main: mainMarket(now), lines, over: isEventOver(now.record.status.value) }
}

/** True if a list of events shows anything of these changes. Any line of a handicap or a total may become or cease to be the main one. */
export const concernsList = (changes: readonly Change[], main: SportsMarket | null): boolean =>
  changes.some((change) => ('market' in change ? isRowMarket(change.market) || lineKey(change) === main?.key : true))

/** The messages about an event that tell a page of these changes: what closed in one, first, then prices line by line. */
export function offerChanges({ event: now, changes }: EventChanges): EventOfferChange[] {
  const byLine = Map.groupBy(
    changes.filter((change) => 'market' in change),
    lineKey,
  )
  const shown = (key: string): SportsMarket[] => {
    const line = lineOf(now, key)
    return line ? [shownLine(now.record.id, line)] : []
  }
  const { sequence } = now
  const keys = [...byLine]
  const closed = keys.filter(([, some]) => some.some(isClosing))
  const suspended = closed.filter(([, some]) =>
    some.every((one) => one.kind === 'market' && one.to === 'suspended' && one.from !== null),
  )
  const decided = closed.filter((one) => !suspended.includes(one))
  const others = keys.filter((one) => !closed.includes(one))
  const event = changes.some((change) => !('market' in change)) ? shownEvent(now) : null
  const isUrgent = closed.length > 0 || changes.some(({ kind }) => kind === 'event')
  const first: EventOfferChange = {
    key: isUrgent ? '!' : 'event',
    event,
    markets: decided.flatMap(([key]) => shown(key)),
    suspended: suspended.map(([key]) => key),
    sequence,
  }
  return [
    ...(isUrgent || event ? [first] : []),
    ...others.map(([key]) => ({ key, event: null, markets: shown(key), suspended: [], sequence })),
  ]
}

const isClosing = (change: Change) => (change.kind === 'market' ? change.to !== 'active' : change.kind !== 'prices')

/** The lines that changed, as those see them who follow them alone. */
export function changedMarkets({ event, changes }: EventChanges): SportsMarket[] {
  const keys = new Set(changes.filter((change) => 'market' in change).map(lineKey))
  return [...keys].flatMap((key) => {
    const line = lineOf(event, key)
    return line ? [shownLine(event.record.id, line)] : []
  })
}
