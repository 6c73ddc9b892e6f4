import { canMoveEvent, type EventStatus, isEventBegun } from '../model/event-status.ts'
import type { Price } from '../model/price.ts'
import type { EventUrn } from '../model/urn.ts'
import {
  type EventMessage,
  type InParts,
  lineKey,
  type MessageOf,
  type OutcomeResult,
  type Phase,
  type VoidWindow,
} from './messages.ts'
import { isLater, newest, type Timed } from './newest.ts'
import { preMatchProducer } from './producers.ts'

/**
 * What is kept of one event: for each thing a message can set, the newest value with its time (newest.ts). An older message changes nothing and the same message twice
 * changes nothing, so the order in which messages arrive does not matter. What the book offers is derived from it (event-view.ts).
 */
export interface EventRecord {
  readonly id: EventUrn
  readonly status: Timed<EventStatus>
  readonly phase: Timed<Phase> | null
  readonly score: Timed<OfSides> | null
  readonly redCards: Timed<OfSides> | null
  readonly clockSeconds: Timed<number> | null
  /** Absent while no message has told it. */
  readonly parts?: Timed<InParts>
  readonly startsAt: Timed<number> | null
  /** The start that was announced first: bets are void if the event is played much later. */
  readonly firstStart: Timed<number> | null
  /** The newest stop by producer (0: any) and by what it stops: `1|all` a group, `1|market:18` a market, `1|line:18|total=2.5` a line. */
  readonly stops: Readonly<Record<string, Timed<'suspended' | 'inactive'>>>
  /** The pre-match producer's newest reports that the event had not begun, and that it had; absent where it sent neither, and in records of older versions. */
  readonly begun?: Begun
  readonly lines: Readonly<Record<string, LineRecord>>
}

interface OfSides {
  readonly home: number
  readonly away: number
}

/** The newest time at which it said that the event had not begun, and that it had; -1 where it never did. */
interface Begun {
  readonly notAt: number
  readonly at: number
}

export interface LineRecord {
  readonly market: number
  readonly specifiers: string
  /** By producer: while a market is handed over, two send it. */
  readonly offers: Readonly<Record<string, Offer>>
  readonly scouted: Settlement | null
  readonly confirmed: Settlement | null
  /** Settlements that are not newer than this are taken back. */
  readonly rolledBackAt: number
  readonly rolledBackSeq?: number
  /** By window: `-` for the whole market. */
  readonly cancels: Readonly<Record<string, Cancel>>
}

export interface Offer {
  readonly at: number
  readonly seq?: number
  readonly status: MessageOf<'oddsChange'>['markets'][number]['status']
  readonly favourite: boolean
  readonly cashOut: MessageOf<'oddsChange'>['markets'][number]['cashOut']
  readonly outcomes: Readonly<Record<string, OfferedOutcome>>
}

interface OfferedOutcome {
  readonly at: number
  readonly seq?: number
  readonly price: Price | null
  readonly active: boolean
  readonly probability: number | null
}

export interface Settlement {
  /** When a message last left no outcome undecided; -1 before. */
  readonly completeAt: number
  readonly completeSeq?: number
  readonly results: Readonly<Record<string, SettledOutcome>>
}

export interface SettledOutcome {
  readonly at: number
  readonly seq?: number
  readonly result: Exclude<OutcomeResult, 'undecided'>
  readonly deadHeat: string | null
}

export interface Cancel {
  readonly at: number
  readonly seq?: number
  readonly window: VoidWindow
  readonly isCancelled: boolean
  readonly voidReason: number | null
}

/** One object for all events and lines without a stop, an offer or a cancellation: a book has some ten thousand lines, of which hardly any is cancelled. */
const none = Object.freeze({})

export const newEvent = (id: EventUrn): EventRecord => ({
  id,
  status: { at: -1, value: 'notStarted' },
  phase: null,
  score: null,
  redCards: null,
  clockSeconds: null,
  startsAt: null,
  firstStart: null,
  stops: none,
  lines: none,
})

const newLine = ({ market, specifiers }: { readonly market: number; readonly specifiers: string }): LineRecord => ({
  market,
  specifiers,
  offers: none,
  scouted: null,
  confirmed: null,
  rolledBackAt: -1,
  cancels: none,
})

/** The record after a message, whose markets are all known ones. The same object when the message is older than what is known. An illegal move of the event's status is not made. */
export function recordMessage(event: EventRecord, message: EventMessage): EventRecord {
  switch (message.type) {
    case 'oddsChange':
      return withLines(withState(event, message), message, (line, market) => withOffer(line, market, message))
    case 'betStop':
      return withStops(event, message)
    case 'betSettlement':
      return withLines(event, message, (line, market) => withSettlement(line, market, message))
    case 'settlementRollback':
      return withLines(event, message, (line) => withRollback(line, message))
    case 'betCancel':
      return withLines(event, message, (line, { voidReason }) => withCancel(line, message, voidReason))
    case 'cancelRollback':
      return withLines(event, message, (line) => withCancel(line, message, null))
    case 'fixtureChange':
      return withFixture(event, message)
  }
}

/** The time of a message, and its number among those of one time. */
const timeOf = ({ at, seq }: EventMessage) => (seq === undefined ? { at } : { at, seq })

/** True if a message would make an illegal move of the event's status, which the record leaves as it is. */
export const isIllegalMove = (event: EventRecord, message: MessageOf<'oddsChange'>): boolean =>
  message.state !== null &&
  message.state.status !== null &&
  !isLater(event.status, message) &&
  !canMoveEvent(event.status.value, message.state.status)

/**
 * Every field is the newest that was said of it. The status is that where the legal moves in the order of time end, whatever order they arrive in: it never goes back to an earlier
 * part of the event's life, and within one part it is the newest.
 */
function withState(event: EventRecord, message: MessageOf<'oddsChange'>): EventRecord {
  const { state, producer, at } = message
  if (state === null) return event
  const time = timeOf(message)
  const received = <Value>(known: Timed<Value> | null, value: Value | null) =>
    value === null ? known : newest(known, { ...time, value })
  return {
    ...event,
    status: state.status === null ? event.status : statusAfter(event.status, { ...time, value: state.status }),
    phase: received(event.phase, state.phase),
    score: received(event.score, state.score),
    redCards: received(event.redCards, state.redCards),
    clockSeconds: received(event.clockSeconds, state.clockSeconds),
    ...partsAfter(event, state.parts, time),
    ...(state.status !== null && producer === preMatchProducer && { begun: begunAfter(event, at, state.status) }),
  }
}

function partsAfter({ parts }: EventRecord, value: InParts | undefined, time: ReturnType<typeof timeOf>) {
  if (value !== undefined) return { parts: newest(parts ?? null, { ...time, value }) }
  return parts && { parts }
}

function statusAfter(known: Timed<EventStatus>, received: Timed<EventStatus>): Timed<EventStatus> {
  const [leadsOn, leadsBack] = [canMoveEvent(known.value, received.value), canMoveEvent(received.value, known.value)]
  if (leadsOn && leadsBack) return newest(known, received, ({ value }) => (value === 'live' ? 0 : 1))
  return leadsOn ? received : known
}

function begunAfter({ begun = { notAt: -1, at: -1 } }: EventRecord, at: number, status: EventStatus): Begun {
  return isEventBegun(status)
    ? { ...begun, at: Math.max(at, begun.at) }
    : { ...begun, notAt: Math.max(at, begun.notAt) }
}

/** A cancelled fixture takes no bets until its next prices, of whatever producer. */
function withFixture(event: EventRecord, message: MessageOf<'fixtureChange'>): EventRecord {
  const { change, startsAt: value } = message
  const time = timeOf(message)
  const stopped = change === 'cancelled' ? withStop(event, '0|all', { ...time, value: 'suspended' }) : event
  if (value === null) return stopped
  const received = { ...time, value }
  const first = stopped.firstStart
  const isFirst = !first || isLater(first, received) || (!isLater(received, first) && value < first.value)
  return { ...stopped, startsAt: newest(stopped.startsAt, received), firstStart: isFirst ? received : first }
}

function withStops(event: EventRecord, message: MessageOf<'betStop'>): EventRecord {
  const { producer, groups, lines = [], status } = message
  const ofLines = lines.map(({ market, specifiers }) =>
    specifiers === null ? `market:${market}` : `line:${lineKey({ market, specifiers })}`,
  )
  const stop: Timed<typeof status> = { ...timeOf(message), value: status }
  return [...groups, ...ofLines].reduce((known, what) => withStop(known, `${producer}|${what}`, stop), event)
}

function withStop(event: EventRecord, key: string, stop: Timed<'suspended' | 'inactive'>): EventRecord {
  const known = event.stops[key]
  const next = newest(known, stop)
  return next === known ? event : { ...event, stops: { ...event.stops, [key]: next } }
}

function withLines<Market extends { readonly market: number; readonly specifiers: string }>(
  event: EventRecord,
  { markets }: { readonly markets: readonly Market[] },
  change: (line: LineRecord, market: Market) => LineRecord,
): EventRecord {
  if (markets.length === 0) return event
  const lines = { ...event.lines }
  for (const market of markets) {
    const key = lineKey(market)
    lines[key] = change(lines[key] ?? newLine(market), market)
  }
  return { ...event, lines }
}

/** Ranks two offers of one time: the one that takes no bets stands, else the lower price. */
const safety = ({ active, price }: OfferedOutcome): number => (active ? -(price ?? 0) : 1)

function withOffer(
  line: LineRecord,
  { status, favourite, cashOut, outcomes: offered }: MessageOf<'oddsChange'>['markets'][number],
  message: MessageOf<'oddsChange'>,
): LineRecord {
  const time = timeOf(message)
  const known = line.offers[message.producer]
  const outcomes = { ...known?.outcomes }
  for (const { id, price, active, probability } of offered)
    outcomes[id] = newest(outcomes[id], { ...time, price, active, probability }, safety)
  const next: Offer = { ...time, status, favourite, cashOut, outcomes: none }
  const before = known && { ...known, outcomes: none }
  const offer = newest(before, next, ({ status }) => (status === 'active' ? 0 : 1))
  return { ...line, offers: { ...line.offers, [message.producer]: { ...offer, outcomes } } }
}

function withSettlement(
  line: LineRecord,
  { outcomes, isPart }: MessageOf<'betSettlement'>['markets'][number],
  message: MessageOf<'betSettlement'>,
): LineRecord {
  const time = timeOf(message)
  const field = message.certainty === 2 ? 'confirmed' : 'scouted'
  const known = line[field]
  const results = { ...known?.results }
  for (const { id, result, deadHeat } of outcomes)
    if (result !== 'undecided') results[id] = newest(results[id], { ...time, result, deadHeat })
  const isComplete = isPart !== true && outcomes.every(({ result }) => result !== 'undecided')
  const before = { at: known?.completeAt ?? -1, ...(known?.completeSeq !== undefined && { seq: known.completeSeq }) }
  const { at, seq } = isComplete ? newest(before, time) : before
  return { ...line, [field]: { completeAt: at, ...(seq !== undefined && { completeSeq: seq }), results } }
}

function withRollback(line: LineRecord, message: MessageOf<'settlementRollback'>): LineRecord {
  if (!isLater(message, { at: line.rolledBackAt, seq: line.rolledBackSeq })) return line
  const { at, seq = 0 } = message
  const isNumbered = seq > 0 || line.rolledBackSeq !== undefined
  return { ...line, rolledBackAt: at, ...(isNumbered && { rolledBackSeq: seq }) }
}

function withCancel(
  line: LineRecord,
  message: MessageOf<'betCancel' | 'cancelRollback'>,
  voidReason: number | null,
): LineRecord {
  const { type, window } = message
  const key = `${window.from ?? ''}-${window.to ?? ''}`
  const received: Cancel = { ...timeOf(message), window, isCancelled: type === 'betCancel', voidReason }
  const cancel = newest(line.cancels[key], received, ({ isCancelled }) => (isCancelled ? 1 : 0))
  return cancel === line.cancels[key] ? line : { ...line, cancels: { ...line.cancels, [key]: cancel } }
}
