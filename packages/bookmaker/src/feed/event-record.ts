import { canMoveEvent, type EventStatus } from '../model/event-status.ts'
import type { EventUrn } from '../model/urn.ts'
import type { Price } from '../price.ts'
import {
  type EventMessage,
  lineKey,
  type MessageOf,
  type OutcomeResult,
  type Phase,
  type VoidWindow,
} from './messages.ts'

/**
 * What is kept of one event: for each thing a message can set, the newest value with its time. An older message changes nothing and the same message twice
 * changes nothing, so the order in which messages arrive does not matter. What the book offers is derived from it (event-view.ts).
 */
export interface EventRecord {
  readonly id: EventUrn
  readonly status: Timed<EventStatus>
  readonly phase: Timed<Phase> | null
  readonly score: Timed<OfSides> | null
  readonly redCards: Timed<OfSides> | null
  readonly clockSeconds: Timed<number> | null
  readonly startsAt: Timed<number> | null
  /** As it was announced first: bets are void if the event is played much later. */
  readonly firstStart: Timed<number> | null
  /** The newest stop by producer and group: `1|all`. */
  readonly stops: Readonly<Record<string, Timed<'suspended' | 'inactive'>>>
  readonly lines: Readonly<Record<string, LineRecord>>
}

interface OfSides {
  readonly home: number
  readonly away: number
}

interface Timed<Value> {
  readonly at: number
  readonly value: Value
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
  /** By window: `-` for the whole market. */
  readonly cancels: Readonly<Record<string, Cancel>>
}

export interface Offer {
  readonly at: number
  readonly status: MessageOf<'oddsChange'>['markets'][number]['status']
  readonly favourite: boolean
  readonly cashOut: MessageOf<'oddsChange'>['markets'][number]['cashOut']
  readonly outcomes: Readonly<Record<string, OfferedOutcome>>
}

interface OfferedOutcome {
  readonly at: number
  readonly price: Price | null
  readonly active: boolean
  readonly probability: number | null
}

export interface Settlement {
  /** When a message last left no outcome undecided; -1 before. */
  readonly completeAt: number
  readonly results: Readonly<Record<string, SettledOutcome>>
}

export interface SettledOutcome {
  readonly at: number
  readonly result: Exclude<OutcomeResult, 'undecided'>
  readonly deadHeat: string | null
}

export interface Cancel {
  readonly at: number
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
      return withLines(event, message, (line) =>
        message.at > line.rolledBackAt ? { ...line, rolledBackAt: message.at } : line,
      )
    case 'betCancel':
      return withLines(event, message, (line, { voidReason }) => withCancel(line, message, voidReason))
    case 'cancelRollback':
      return withLines(event, message, (line) => withCancel(line, message, null))
    case 'fixtureChange':
      return withStart(event, { at: message.at, value: message.startsAt })
  }
}

/** Whether a message would make an illegal move of the event's status, which the record leaves as it is. */
export const isIllegalMove = (event: EventRecord, { at, state }: MessageOf<'oddsChange'>): boolean =>
  state !== null && state.status !== null && at >= event.status.at && !canMoveEvent(event.status.value, state.status)

const isNewer = (at: number, known: { readonly at: number } | null | undefined) => !known || at >= known.at

function withState(event: EventRecord, message: MessageOf<'oddsChange'>): EventRecord {
  const { at, state } = message
  if (state === null || isIllegalMove(event, message)) return event
  const changed: { -readonly [Key in 'status' | 'phase' | 'score' | 'redCards' | 'clockSeconds']?: EventRecord[Key] } =
    {}
  if (state.status !== null && isNewer(at, event.status)) changed.status = { at, value: state.status }
  if (state.phase !== null && isNewer(at, event.phase)) changed.phase = { at, value: state.phase }
  if (state.score !== null && isNewer(at, event.score)) changed.score = { at, value: state.score }
  if (state.redCards !== null && isNewer(at, event.redCards)) changed.redCards = { at, value: state.redCards }
  if (state.clockSeconds !== null && isNewer(at, event.clockSeconds))
    changed.clockSeconds = { at, value: state.clockSeconds }
  return { ...event, ...changed }
}

function withStart(event: EventRecord, said: Timed<number>): EventRecord {
  const first = event.firstStart
  const isFirst = !first || said.at < first.at || (said.at === first.at && said.value < first.value)
  if (!isFirst && !isNewer(said.at, event.startsAt)) return event
  return {
    ...event,
    startsAt: isNewer(said.at, event.startsAt) ? said : event.startsAt,
    firstStart: isFirst ? said : first,
  }
}

function withStops(event: EventRecord, { at, producer, groups, status }: MessageOf<'betStop'>): EventRecord {
  const newer = groups
    .map((group) => `${producer}|${group}`)
    .filter((key) => isNewer(at, event.stops[key]))
    .map((key) => [key, { at, value: status }] as const)
  return newer.length === 0 ? event : { ...event, stops: { ...event.stops, ...Object.fromEntries(newer) } }
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

function withOffer(
  line: LineRecord,
  market: MessageOf<'oddsChange'>['markets'][number],
  { at, producer }: MessageOf<'oddsChange'>,
): LineRecord {
  const known = line.offers[producer]
  const outcomes = { ...known?.outcomes }
  for (const { id, price, active, probability } of market.outcomes)
    if (isNewer(at, outcomes[id])) outcomes[id] = { at, price, active, probability }
  const { status, favourite, cashOut } = known && !isNewer(at, known) ? known : market
  const offer = { at: Math.max(at, known?.at ?? 0), status, favourite, cashOut, outcomes }
  return { ...line, offers: { ...line.offers, [producer]: offer } }
}

function withSettlement(
  line: LineRecord,
  market: MessageOf<'betSettlement'>['markets'][number],
  { at, certainty }: MessageOf<'betSettlement'>,
): LineRecord {
  const field = certainty === 2 ? 'confirmed' : 'scouted'
  const known = line[field]
  const results = { ...known?.results }
  for (const { id, result, deadHeat } of market.outcomes)
    if (result !== 'undecided' && isNewer(at, results[id])) results[id] = { at, result, deadHeat }
  const isComplete = market.outcomes.every(({ result }) => result !== 'undecided')
  const completeAt = Math.max(known?.completeAt ?? -1, isComplete ? at : -1)
  return { ...line, [field]: { completeAt, results } }
}

function withCancel(
  line: LineRecord,
  { at, type, window }: MessageOf<'betCancel' | 'cancelRollback'>,
  voidReason: number | null,
): LineRecord {
  const key = `${window.from ?? ''}-${window.to ?? ''}`
  if (!isNewer(at, line.cancels[key])) return line
  const cancel = { at, window, isCancelled: type === 'betCancel', voidReason }
  return { ...line, cancels: { ...line.cancels, [key]: cancel } }
}
