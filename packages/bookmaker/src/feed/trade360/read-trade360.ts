import * as v from 'valibot'
import { readDecimalPrice } from '../decimal-price.ts'
import {
  type EventState,
  lineKey,
  type Message,
  type MessageOf,
  marketSchemas,
  messageSchema,
  type OddsMarket,
} from '../messages.ts'
import { eventStatusTable, oursOf, phaseTable } from '../status-table.ts'
import { UnreadableMessage } from '../unreadable.ts'
import { type Line, lastUpdate, linesOf } from './lines.ts'
import { eventsIn, fixtureIdsIn, readEvents } from './read-events.ts'
import { resultsOf } from './read-results.ts'
import { type About, commonOf, eventId, type ReadingTrade360, reportUnread, timeOf } from './reading.ts'
import { type Channel, headSchema, messageTypes, producerOf, redCardType, type Trade360Event } from './shapes.ts'
import { readTrade360Fixture } from './trade360-fixture.ts'

/**
 * Reads one message of a queue: none, one or several of ours. `json` is the text itself where that is no JSON. Events named by a message that cannot be read are told of one by one;
 * throws UnreadableMessage for one that names none.
 */
export function readTrade360(
  json: unknown,
  channel: Channel,
  reading: ReadingTrade360 & { readonly arrivedAt: number },
): Message[] {
  const producer = producerOf[channel]
  const head = v.safeParse(headSchema, json)
  if (!head.success) return unreadHead(json, producer, reading)
  const { Type: type, MsgSeq, ServerTimestamp, CreationDate } = head.output.Header
  const is = (types: readonly number[]) => types.includes(type)
  const [sent, created] = [sentAt(ServerTimestamp), sentAt(CreationDate)]
  const about: About = {
    producer,
    ...(sent ?? created ?? { at: reading.arrivedAt, inSeconds: false }),
    seq: MsgSeq !== null && MsgSeq > 0 ? MsgSeq : null,
    requestId: null,
    decidesBets: is(messageTypes.settlement),
  }
  if (is(messageTypes.heartbeat)) return [{ type: 'alive', producer, at: about.at, subscribed: true }]
  const isRead = is([
    ...messageTypes.fixture,
    ...messageTypes.livescore,
    ...messageTypes.market,
    ...messageTypes.settlement,
  ])
  if (!isRead) return []
  return readEvents(eventsIn(head.output.Body), about, reading).flatMap((event) =>
    about.decidesBets
      ? resultsOf(event, about, reading)
      : [...fixtureOf(event, about, reading), ...offersOf(event, about, reading)],
  )
}

/** Some messages count in seconds, some in milliseconds, and some say the time as a text. */
function sentAt(stated: unknown): { at: number; inSeconds: boolean } | null {
  const text = String(stated ?? '')
  if (/^\d{9,15}(\.\d+)?$/.test(text)) {
    const inSeconds = Number(text) < 1e11
    return { at: Math.floor(Number(text) * (inSeconds ? 1000 : 1)), inSeconds: inSeconds && !text.includes('.') }
  }
  const at = timeOf(text)
  return at === null ? null : { at, inSeconds: !/:\d\d\.\d/.test(text) }
}

function unreadHead(json: unknown, producer: number, reading: ReadingTrade360): Message[] {
  const text = typeof json === 'string' ? json : (JSON.stringify(json) ?? '')
  const why = typeof json === 'string' ? 'not JSON' : 'no header'
  const fixtures = fixtureIdsIn(text)
  if (fixtures.length === 0) throw new UnreadableMessage(why, { event: null, producer, at: null })
  for (const fixture of fixtures) {
    const about = { event: eventId(fixture, reading), producer, at: null }
    reading.unread(new UnreadableMessage(why, about, { decidesBets: true }))
  }
  return []
}

/** Reads the answer of the snapshot API as messages of recovery `requestId`. `now` is the time of asking, for parts without a time. A recovery of a producer ends with it; one of a single event has no number, and no end. */
export function readSnapshot(
  events: unknown,
  { channel, requestId, now }: { channel: Channel; requestId: number | null; now: number },
  reading: ReadingTrade360,
): Message[] {
  const producer = producerOf[channel]
  const about: About = { producer, at: now, seq: null, inSeconds: false, requestId, decidesBets: true }
  const messages = readEvents(eventsIn(events), about, reading).flatMap((event) => {
    const known = { ...about, at: timeOf(event.Fixture?.LastUpdate) ?? now }
    const byMarket = event.Markets.flatMap((market) => {
      const at = lastUpdate(market.Bets ?? []) ?? now
      const one = { ...event, Markets: [market] }
      const isSettled = market.Bets?.some(({ Settlement }) => Settlement !== null && Settlement !== 0) === true
      return isSettled
        ? resultsOf(one, { ...about, at }, reading)
        : offersOf({ ...one, Livescore: null, Fixture: null }, { ...about, at }, reading)
    })
    return [...fixtureOf(event, known, reading), ...offersOf({ ...event, Markets: [] }, known, reading), ...byMarket]
  })
  return requestId !== null ? [...messages, { type: 'snapshotComplete', producer, at: now, requestId }] : messages
}

function fixtureOf(event: Trade360Event, about: About, reading: ReadingTrade360): Message[] {
  const id = eventId(event.FixtureId, reading)
  const named = readTrade360Fixture(event, id)
  if (named) reading.named?.(named)
  const startsAt = timeOf(event.Fixture?.StartDate)
  return startsAt === null
    ? []
    : [{ type: 'fixtureChange', ...commonOf(about), event: id, change: 'dateTime', startsAt }]
}

/** Status, score and prices of an event; nothing when it says none of them. Lines that changed at different times come in messages of their own. */
function offersOf(event: Trade360Event, about: About, reading: ReadingTrade360): Message[] {
  const id = eventId(event.FixtureId, reading)
  const state = stateOf(event)
  const byTime = new Map<number, OddsMarket[]>(state === null ? [] : [[about.at, []]])
  for (const line of linesOf(event, about, reading)) {
    const { at } = commonOf(about, lastUpdate(line.bets))
    const read = v.safeParse(marketSchemas.oddsMarket, offerOf(line))
    if (read.success) byTime.set(at, [...(byTime.get(at) ?? []), read.output])
    else {
      const why = `market ${lineKey(line)}: ${v.summarize(read.issues)}`
      const { market, specifiers } = line
      reportUnread(why, { event: id, lines: [{ market, specifiers }] }, { about, reading })
    }
  }
  return [...byTime].flatMap(([at, markets]) => {
    const common = { ...commonOf(about), event: id, at }
    return readOffer({ type: 'oddsChange', ...common, state: at === about.at ? state : null, markets })
  })

  function readOffer(message: MessageOf<'oddsChange'>): Message[] {
    const read = v.safeParse(messageSchema, message)
    if (read.success) return [read.output]
    reportUnread(v.summarize(read.issues), { event: id, lines: null }, { about, reading })
    return []
  }
}

function stateOf({ Fixture, Livescore }: Trade360Event): EventState | null {
  const board = Livescore?.Scoreboard
  const status = board?.Status ?? Fixture?.Status ?? null
  const score = bySide(board?.Results)
  const redCards = bySide(Livescore?.Statistics?.find(({ Type }) => Type === redCardType)?.Results)
  if (status === null && score === null && redCards === null) return null
  const period = board?.CurrentPeriod ?? null
  return {
    status: status === null ? null : oursOf(eventStatusTable, 'trade360', status),
    phase: period === null ? null : (oursOf(phaseTable, 'trade360', period) ?? 'other'),
    score,
    redCards,
    clockSeconds: /^\d{1,6}$/.test(board?.Time ?? '') ? Number(board?.Time) : null,
  }
}

/** The home side stands at position 1. Null unless both sides have a whole number. */
function bySide(results: readonly { readonly Position: string; readonly Value: string }[] | null | undefined) {
  const [home, away] = ['1', '2'].map((side) => results?.find(({ Position }) => Position === side)?.Value)
  const isWhole = (text: string | undefined) => text !== undefined && /^\d+$/.test(text)
  return isWhole(home) && isWhole(away) ? { home: Number(home), away: Number(away) } : null
}

/** A bet is our outcome: whether it is open stands with it, so the market itself is active and closes with its last open outcome. */
const offerOf = ({ market, specifiers, bets }: Line) => ({
  market,
  specifiers,
  status: 'active' as const,
  favourite: false,
  cashOut: null,
  outcomes: bets.map(({ outcome, Price, Status, Probability }) => ({
    id: outcome,
    price: readDecimalPrice(Price ?? ''),
    active: Status === 1,
    probability: Probability !== null && Number(Probability) >= 0 ? Number(Probability) : null,
  })),
})
