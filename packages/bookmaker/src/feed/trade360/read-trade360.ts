import * as v from 'valibot'
import { urn } from '../../model/urn.ts'
import { readDecimalPrice } from '../decimal-price.ts'
import { eventFromFeed } from '../feed-ids.ts'
import { type EventState, lineKey, type Message, type MessageOf, messageSchema, type OddsMarket } from '../messages.ts'
import type { NamedFixture } from '../named-fixture.ts'
import { eventStatusTable, oursOf, phaseTable, resultTable } from '../status-table.ts'
import { UnreadableMessage } from '../unreadable.ts'
import { type MarketRow, unmappedFrom } from './market-map.ts'
import {
  type Bet,
  type Channel,
  eventsSchema,
  headSchema,
  type Market,
  messageTypes,
  producerOf,
  redCardType,
  type Trade360Event,
} from './shapes.ts'
import { readTrade360Fixture } from './trade360-fixture.ts'

export interface ReadingTrade360 {
  readonly code: string
  /** Is told what a message says of an event's names. */
  readonly named?: (fixture: NamedFixture) => void
  readonly markets: readonly MarketRow[]
}

interface About {
  readonly producer: number
  readonly at: number
  readonly requestId: number | null
}

/** Reads one message of a queue: none, one or several of ours. Throws UnreadableMessage. */
export function readTrade360(json: unknown, channel: Channel, reading: ReadingTrade360): Message[] {
  const producer = producerOf[channel]
  const head = v.safeParse(headSchema, json)
  if (!head.success) throw new UnreadableMessage('no header', { event: null, producer, at: null })
  const { Type: type, ServerTimestamp: sent } = head.output.Header
  const at = sent < 1e11 ? sent * 1000 : sent // some messages count in seconds
  const is = (types: readonly number[]) => types.includes(type)
  if (is(messageTypes.heartbeat)) return [{ type: 'alive', producer, at, subscribed: true }]
  const isRead = is([
    ...messageTypes.fixture,
    ...messageTypes.livescore,
    ...messageTypes.market,
    ...messageTypes.settlement,
  ])
  if (!isRead) return []
  const about = { producer, at, requestId: null }
  return readEvents(eventsIn(head.output.Body), about).flatMap((event) =>
    is(messageTypes.settlement)
      ? settlementsOf(event, about, reading)
      : [...fixtureOf(event, about, reading), ...oddsOf(event, about, reading)],
  )
}

/** Reads the answer of the snapshot API as messages of recovery `requestId`, the last of which ends it. `now` is the time of asking, for parts without a time. */
export function readSnapshot(
  events: unknown,
  { channel, requestId, now }: { channel: Channel; requestId: number; now: number },
  reading: ReadingTrade360,
): Message[] {
  const about: About = { producer: producerOf[channel], at: now, requestId }
  const messages = readEvents(eventsIn(events), about).flatMap((event) => {
    const fixtureAt = timeOf(event.Fixture?.LastUpdate) ?? now
    const known = { ...about, at: fixtureAt }
    const byMarket = (event.Markets ?? []).flatMap((market) => {
      const at = lastUpdate(market) ?? now
      const one = { ...event, Markets: [market] }
      const isSettled = market.Bets?.some(({ Settlement }) => Settlement !== null && Settlement !== 0) === true
      return isSettled
        ? settlementsOf(one, { ...about, at }, reading)
        : oddsOf({ ...one, Livescore: null, Fixture: null }, { ...about, at }, reading)
    })
    return [...fixtureOf(event, known, reading), ...oddsOf({ ...event, Markets: [] }, known, reading), ...byMarket]
  })
  return [...messages, { type: 'snapshotComplete', producer: about.producer, at: now, requestId }]
}

/** Events stand in an array, in `Events`, or, for outrights, in competitions within a competition. */
function eventsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  if (typeof body !== 'object' || body === null) return []
  const { Events, Competition, Competitions } = body as Record<string, unknown> // an object
  return [
    ...eventsIn(Events),
    ...eventsIn(Competition),
    ...(Array.isArray(Competitions) ? Competitions.flatMap(eventsIn) : []),
  ]
}

function readEvents(events: unknown[], { producer, at }: About): Trade360Event[] {
  const read = v.safeParse(eventsSchema, events)
  if (!read.success) throw new UnreadableMessage(v.summarize(read.issues), { event: null, producer, at })
  return read.output
}

const eventId = ({ FixtureId }: Trade360Event, { code }: ReadingTrade360) =>
  eventFromFeed(code, 'match', String(FixtureId))

function fixtureOf(event: Trade360Event, about: About, reading: ReadingTrade360): Message[] {
  const named = readTrade360Fixture(event, eventId(event, reading))
  if (named) reading.named?.(named)
  const startsAt = timeOf(event.Fixture?.StartDate)
  return startsAt === null
    ? []
    : [{ type: 'fixtureChange', ...about, event: eventId(event, reading), change: 'dateTime', startsAt }]
}

/** Status, score and prices of an event; nothing when it says none of them. */
function oddsOf(event: Trade360Event, about: About, reading: ReadingTrade360): Message[] {
  const state = stateOf(event)
  const markets = (event.Markets ?? []).flatMap((market) => linesOf(market, reading)).map(offerOf)
  if (state === null && markets.length === 0) return []
  return [v.parse(messageSchema, { type: 'oddsChange', ...about, event: eventId(event, reading), state, markets })]
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
    ...{ score, redCards, clockSeconds: /^\d{1,6}$/.test(board?.Time ?? '') ? Number(board?.Time) : null },
  }
}

/** The home side stands at position 1. Null unless both sides have a whole number. */
function bySide(results: readonly { readonly Position: string; readonly Value: string }[] | null | undefined) {
  const [home, away] = ['1', '2'].map((side) => results?.find(({ Position }) => Position === side)?.Value)
  const isWhole = (text: string | undefined) => text !== undefined && /^\d+$/.test(text)
  return isWhole(home) && isWhole(away) ? { home: Number(home), away: Number(away) } : null
}

interface Line {
  readonly market: number
  readonly specifiers: string
  readonly bets: readonly (Bet & { readonly outcome: string })[]
}

/** A market's bets by our lines. A bet whose name the map does not have is left out; a market without a row becomes one unknown line. */
function linesOf({ Id, Bets }: Market, { code, markets }: ReadingTrade360): Line[] {
  const row = markets.find(({ trade360 }) => trade360 === Id)
  const lines = new Map<string, Line>()
  for (const bet of Bets ?? []) {
    const outcome = row ? outcomeOf(bet, row, code) : (bet.Name ?? 'unnamed')
    const specifiers = row ? specifiersOf(bet, row) : ''
    if (outcome === null || specifiers === null) continue
    const of = { market: row?.market ?? unmappedFrom + Id, specifiers }
    const known = lines.get(lineKey(of))
    lines.set(lineKey(of), { ...of, bets: [...(known?.bets ?? []), { ...bet, outcome }] })
  }
  return [...lines.values()]
}

function outcomeOf({ Name, ParticipantId }: Bet, { outcomes }: MarketRow, code: string): string | null {
  if (outcomes) return outcomes[Name ?? ''] ?? null
  return ParticipantId === null ? null : urn('competitor', `${code}-${ParticipantId}`)
}

/** `BaseLine` may carry the score beside the line, as `-0.5 (1-0)`. */
function specifiersOf({ Line, BaseLine }: Bet, { line }: MarketRow): string | null {
  if (line === 'none') return ''
  const [, value] = /^([+-]?\d+(?:\.\d+)?)/.exec((line === 'total' ? (Line ?? BaseLine) : BaseLine) ?? '') ?? []
  return value === undefined ? null : `${line === 'total' ? 'total' : 'hcp'}=${Number(value)}`
}

/** A bet is our outcome: whether it is open stands with it, so the market itself is active and closes with its last open outcome. */
const offerOf = ({ market, specifiers, bets }: Line): OddsMarket => ({
  market,
  specifiers,
  status: 'active',
  favourite: false,
  cashOut: null,
  outcomes: bets.map(({ outcome, Price, Status, Probability }) => ({
    id: outcome,
    price: readDecimalPrice(Price ?? ''),
    active: Status === 1,
    probability: Probability !== null && Number(Probability) >= 0 ? Number(Probability) : null,
  })),
})

/** Settled bets are a settlement; bets that are no longer settled take it back; cancelled ones void the line. */
function settlementsOf(event: Trade360Event, about: About, reading: ReadingTrade360): Message[] {
  const common = { ...about, event: eventId(event, reading) }
  const lines = (event.Markets ?? [])
    .flatMap((market) => linesOf(market, reading))
    .map((line) => ({
      line,
      results: line.bets.map(({ Settlement }) => oursOf(resultTable, 'trade360', Settlement ?? 0)),
    }))
  const cancelled = lines.filter(({ results }) => results.includes('cancelled'))
  const back = lines.filter(({ results }) => results.every((result) => result === 'undecided'))
  const settled = lines.filter((line) => !cancelled.includes(line) && !back.includes(line))
  const bare = ({ line: { market, specifiers } }: { line: Line }) => ({ market, specifiers })
  const window = { from: null, to: null }
  const messages: MessageOf<'betSettlement' | 'betCancel' | 'settlementRollback' | 'cancelRollback'>[] = []
  if (cancelled.length > 0)
    messages.push({
      type: 'betCancel',
      ...common,
      window,
      markets: cancelled.map((line) => ({ ...bare(line), voidReason: null })),
    })
  if (back.length > 0)
    messages.push(
      { type: 'settlementRollback', ...common, markets: back.map(bare) },
      { type: 'cancelRollback', ...common, window, markets: back.map(bare) },
    )
  if (settled.length > 0)
    messages.push({
      type: 'betSettlement',
      ...common,
      certainty: 2,
      markets: settled.map(({ line, results }) => ({
        ...bare({ line }),
        voidReason: null,
        outcomes: line.bets.map(({ outcome }, place) => ({
          id: outcome,
          result: resultAt(results, place),
          deadHeat: null,
        })),
      })),
    })
  return messages
}

function resultAt(results: readonly (string | null)[], place: number) {
  const result = results[place]
  if (result === 'won' || result === 'lost' || result === 'void' || result === 'halfWon' || result === 'halfLost')
    return result
  return 'undecided' as const
}

const lastUpdate = ({ Bets }: Market): number | null => {
  const times = (Bets ?? []).map(({ LastUpdate }) => timeOf(LastUpdate)).filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times)
}

/** ISO 8601; times without a zone are UTC. */
function timeOf(text: string | null | undefined): number | null {
  if (!text) return null
  const time = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(time) ? null : time
}
