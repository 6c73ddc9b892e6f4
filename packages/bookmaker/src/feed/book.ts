import { isEventOver } from '../model/event-status.ts'
import type { EventUrn } from '../model/urn.ts'
import { type Change, changesBetween } from './changes.ts'
import { type EventMap, emptyEvents, eventIn, eventsIn, withEvent, withoutEvents } from './event-map.ts'
import { type EventRecord, isIllegalMove, type LineRecord, newEvent, recordMessage } from './event-record.ts'
import { type EventView, type FeedContext, type LineView, playsFrom, viewEvent, viewLine } from './event-view.ts'
import { type EventMessage, lineKey, type Message } from './messages.ts'
import {
  afterSignOfLife,
  completeRecovery,
  feedTime,
  type ProducerRecord,
  type Recovery,
  waitForProducer,
} from './producers.ts'

/**
 * The book's state: everything a feed has said, and nothing else. `apply` and `advance` are pure; the same messages about events lead to the same state, in whatever order
 * they arrive and however often.
 */
export interface Book {
  /** Our clock, epoch milliseconds; only `advance` moves it. */
  readonly now: number
  readonly events: EventMap
  readonly producers: Readonly<Record<number, ProducerRecord>>
  readonly lastRequestId: number
  /** Messages about markets that no definition knows, by market: they are not shown, only counted. */
  readonly hidden: Readonly<Record<number, number>>
  /** Moves of an event's status that are not legal, which were not made. */
  readonly illegalMoves: number
}

/** The markets the book knows: the stop groups of each; null for an unknown one. */
export interface Definitions {
  readonly groupsOf: (market: number) => readonly string[] | null
  readonly isKnownGroup: (group: string) => boolean
}

export interface Applied {
  readonly book: Book
  readonly changes: readonly Change[]
}

/** The part of a book that is stored for the next one. `recoverFrom`: the last sign of life of each producer, so that the first recovery asks for what came after. */
export interface Remembered {
  readonly recoverFrom: Readonly<Record<number, number>>
  readonly events: readonly EventRecord[]
}

export const nothingRemembered: Remembered = { recoverFrom: {}, events: [] }

/** A book that has heard nothing yet. Every producer is silent, so nothing takes bets before its recovery. */
export const emptyBook = (now: number, { recoverFrom, events }: Remembered = nothingRemembered): Book => ({
  now,
  events: events.reduce(withEvent, emptyEvents),
  producers: Object.fromEntries(
    Object.entries(recoverFrom).map(([producer, at]) => [
      producer,
      { state: 'silent' as const, heardAt: now, recoverFrom: at, request: null },
    ]),
  ),
  lastRequestId: 0,
  hidden: {},
  illegalMoves: 0,
})

/** The book after a message, and what it changed. Nothing is refused: what is old, unknown or illegal changes nothing but its counter. */
export function apply(book: Book, message: Message, definitions: Definitions): Applied {
  switch (message.type) {
    case 'alive': {
      const { at, subscribed: isSubscribed, producer: id } = message
      const after = afterSignOfLife(book.producers[id], {
        at,
        now: book.now,
        isSubscribed,
        requestId: book.lastRequestId + 1,
      })
      return withProducer(book, { id, ...after }, definitions)
    }
    case 'snapshotComplete': {
      const known = book.producers[message.producer]
      if (!known) return { book, changes: [] }
      const producer = completeRecovery(known, { ...message, now: book.now })
      return withProducer(book, { id: message.producer, producer, recovery: null }, definitions)
    }
    default:
      return applyToEvent(book, message, definitions)
  }
}

/** The book at a later time: producers that have been silent for too long are marked so, and their markets suspended. An earlier time changes nothing. */
export function advance(book: Book, now: number, definitions: Definitions): Applied {
  let current: Book = { ...book, now: Math.max(now, book.now) }
  const changes = changesOfTime(book, current, definitions)
  for (const [key, known] of Object.entries(book.producers)) {
    const waited = waitForProducer(known, { now: current.now, requestId: current.lastRequestId + 1 })
    const applied = withProducer(current, { id: Number(key), ...waited }, definitions)
    current = applied.book
    changes.push(...applied.changes)
  }
  return { book: current, changes }
}

/** The book after the connection broke off: every producer counts as silent, because a message may be missing. */
export function loseProducers(book: Book, definitions: Definitions): Applied {
  let current = book
  const changes: Change[] = []
  for (const [key, known] of Object.entries(book.producers)) {
    const producer: ProducerRecord = { ...known, state: 'silent', request: null }
    const applied = withProducer(current, { id: Number(key), producer, recovery: null }, definitions)
    current = applied.book
    changes.push(...applied.changes)
  }
  return { book: current, changes }
}

/** The book without the events that were over before `time` (by the producer's clock): no recovery looks back further, so nothing more is said about them. */
export function forgetEvents(book: Book, time: number): Book {
  const isOver = ({ status }: EventRecord) => isEventOver(status.value) && status.at < time
  return { ...book, events: withoutEvents(book.events, isOver) }
}

/** Returns the view of one event; null for one that the feed has not mentioned. */
export function viewOf(book: Book, id: EventUrn, definitions: Definitions): EventView | null {
  const event = eventIn(book.events, id)
  return event ? viewEvent(event, feedContext(book, definitions)) : null
}

export function* viewsOf(book: Book, definitions: Definitions): Generator<EventView> {
  for (const event of eventsIn(book.events)) yield viewEvent(event, feedContext(book, definitions))
}

/** Returns the state of producers and definitions that views of events depend on. */
export const feedContext = (
  { producers, now }: Pick<Book, 'producers' | 'now'>,
  definitions: Definitions,
): FeedContext => ({
  isUp: (producer) => producers[producer]?.state === 'up',
  time: feedTime(producers, now),
  groupsOf: (market) => definitions.groupsOf(market) ?? [],
  isKnownGroup: definitions.isKnownGroup,
})

function applyToEvent(before: Book, original: EventMessage, definitions: Definitions): Applied {
  const { message, hidden } = withoutUnknown(original, definitions)
  const book = hidden.length === 0 ? before : { ...before, hidden: countHidden(before.hidden, hidden) }
  const known = eventIn(book.events, message.event)
  const event = known ?? newEvent(message.event)
  const illegal = message.type === 'oddsChange' && isIllegalMove(event, message) ? 1 : 0
  const next = recordMessage(event, message)
  const after = { ...book, events: withEvent(book.events, next), illegalMoves: book.illegalMoves + illegal }
  const context = feedContext(book, definitions)
  const changesAll = next.status.value !== event.status.value || playsFrom(next) !== playsFrom(event)
  const keys =
    changesAll || !('markets' in message) ? Object.keys(next.lines) : [...new Set(message.markets.map(lineKey))]
  const changes = changesBetween([known ? headOf(known) : null, headOf(next)], linePairs([event, next], keys, context))
  return { book: after, changes }
}

/** A view without its lines, which are compared one by one. */
const headOf = (event: EventRecord): EventView =>
  viewEvent({ ...event, lines: {} }, { isUp: () => false, time: 0, groupsOf: () => [], isKnownGroup: () => true })

function linePairs(
  [before, after]: readonly [EventRecord, EventRecord],
  keys: readonly string[],
  context: FeedContext,
): (readonly [LineView | null, LineView])[] {
  return keys.flatMap((key) => {
    const [old, line] = [before.lines[key], after.lines[key]]
    return line ? [[old ? viewLine(before, old, context) : null, viewLine(after, line, context)] as const] : []
  })
}

function withoutUnknown(message: EventMessage, { groupsOf }: Definitions) {
  if (!('markets' in message)) return { message, hidden: [] }
  const isKnown = ({ market }: { readonly market: number }) => groupsOf(market) !== null
  const hidden = message.markets.filter((market) => !isKnown(market)).map(({ market }) => market)
  if (hidden.length === 0) return { message, hidden }
  // the markets of every type of message are filtered alike; the union of their array types is lost on the way
  return {
    message: {
      ...message,
      markets: (message.markets as { readonly market: number }[]).filter(isKnown),
    } as EventMessage,
    hidden,
  }
}

function countHidden(known: Book['hidden'], markets: readonly number[]): Book['hidden'] {
  const counts = { ...known }
  for (const market of markets) counts[market] = (counts[market] ?? 0) + 1
  return counts
}

function withProducer(
  book: Book,
  { id, producer, recovery }: { id: number; producer: ProducerRecord; recovery: Recovery | null },
  definitions: Definitions,
): Applied {
  const known = book.producers[id]
  if (known === producer && recovery === null) return { book, changes: [] }
  const after: Book = {
    ...book,
    producers: { ...book.producers, [id]: producer },
    lastRequestId: recovery?.requestId ?? book.lastRequestId,
  }
  const changes: Change[] = recovery ? [{ kind: 'recoveryWanted', producer: id, ...recovery }] : []
  if (known?.state === producer.state)
    return { book: after, changes: [...changes, ...changesOfTime(book, after, definitions)] }
  changes.push({ kind: 'producer', producer: id, from: known?.state ?? null, to: producer.state })
  if (known?.state === 'up' || producer.state === 'up') changes.push(...changesOfProducer(book, after, id, definitions))
  return { book: after, changes }
}

/** Events that were to begin in the meantime, and have not, take no bets any more; where the time goes back they do again. */
function changesOfTime(before: Book, after: Book, definitions: Definitions): Change[] {
  const [old, now] = [feedContext(before, definitions), feedContext(after, definitions)]
  const [from, to] = [Math.min(old.time, now.time), Math.max(old.time, now.time)]
  if (from === to) return []
  const isDue = ({ startsAt }: EventRecord) => startsAt !== null && startsAt.value > from && startsAt.value <= to
  return [...eventsIn(after.events)]
    .filter(isDue)
    .flatMap((event) => changesOfLines(event, Object.values(event.lines), [old, now]))
}

function changesOfProducer(before: Book, after: Book, producer: number, definitions: Definitions): Change[] {
  const [old, now] = [feedContext(before, definitions), feedContext(after, definitions)]
  return [...eventsIn(after.events)].flatMap((event) => {
    const lines = Object.values(event.lines).filter(({ offers }) => offers[producer] !== undefined)
    return changesOfLines(event, lines, [old, now])
  })
}

function changesOfLines(
  event: EventRecord,
  lines: readonly LineRecord[],
  [old, now]: readonly [FeedContext, FeedContext],
): Change[] {
  const head = headOf(event)
  return changesBetween(
    [head, head],
    lines.map((line) => [viewLine(event, line, old), viewLine(event, line, now)] as const),
  )
}
