import { writeDecimalPrice } from '../decimal-price.ts'
import { keyInFeed } from '../feed-ids.ts'
import { type EventMessage, lineKey, type Message, type MessageOf, type OddsMarket } from '../messages.ts'
import { textHash } from '../state-hash.ts'
import { eventStatusTable, phaseTable, resultTable, trade360Of } from '../status-table.ts'
import { type MarketRow, unmappedFrom } from './market-map.ts'
import { type Channel, channels, producerOf, redCardType } from './shapes.ts'

/** A delivery of Trade360: a message of a queue, or the answer to a recovery. */
export type Trade360Delivery =
  | { readonly channel: Channel; readonly message: unknown }
  | {
      readonly channel: Channel
      readonly snapshot: { readonly requestId: number; readonly now: number; readonly events: readonly unknown[] }
    }

interface Writing {
  readonly code: string
  readonly markets: readonly MarketRow[]
  readonly groupsOf: (market: number) => readonly string[] | null
}

/**
 * Writes messages as Trade360 would send them, for recorded stories and for tests of the adapter. It keeps the bets it has sent, because a bet stop is written as
 * each of them suspended, and the answer to a recovery as one document. Null for what Trade360 cannot say: a void window, a fixture that is cancelled without a status, a status without a row in the table.
 */
export function trade360Writer({ code, markets, groupsOf }: Writing): (message: Message) => Trade360Delivery[] | null {
  const sent: SentOffers = new Map()
  const answers = new Map<number, unknown[]>()

  return function write(message) {
    const channel = channels.find((one) => producerOf[one] === message.producer) ?? 'inPlay'
    if (message.type === 'alive') return message.subscribed ? [envelope(32, message, channel)] : null
    if (message.type === 'snapshotComplete') {
      const { requestId, at: now } = message
      return [{ channel, snapshot: { requestId, now, events: answers.get(requestId) ?? [] } }]
    }
    const parts = partsOf(message)
    if (parts === null) return null
    if (message.requestId === null) return parts.map(({ type, event }) => envelope(type, message, channel, event))
    answers.set(message.requestId, [...(answers.get(message.requestId) ?? []), ...parts.map(({ event }) => event)])
    return []
  }

  function partsOf(message: EventMessage): { type: number; event: object }[] | null {
    const event = { FixtureId: Number(keyInFeed(code, message.event).key) }
    const { at } = message
    const offersOf = (offers: readonly OddsMarket[]) => offers.map((offer) => offeredMarket(markets, offer, at))
    const settledAs = (lines: readonly MarketLine[], settlement: number) =>
      lines.map((line) =>
        marketOf(markets, line, { bets: everyBet(sent, line, { event: message.event, settlement }), at }),
      )
    switch (message.type) {
      case 'oddsChange': {
        const score = scoreOf(message)
        if (score === null) return null
        rememberOffers(sent, message)
        const offers = offersOf(message.markets)
        return [
          ...(score === 'none' ? [] : [{ type: 2, event: { ...event, Fixture: stamp(message), Livescore: score } }]),
          ...(offers.length === 0 ? [] : [{ type: 3, event: { ...event, Markets: offers } }]),
        ]
      }
      case 'betStop':
        return [{ type: 3, event: { ...event, Markets: offersOf(stoppedOffers(sent, groupsOf, message)) } }]
      case 'betSettlement': {
        const lines = message.markets.map((line) => {
          const bets = line.outcomes.map(({ id, result }) => ({ id, Settlement: trade360Of(resultTable, result) }))
          return marketOf(markets, line, { bets, at })
        })
        return [{ type: 35, event: { ...event, Markets: lines } }]
      }
      case 'settlementRollback':
        return [{ type: 35, event: { ...event, Markets: settledAs(message.markets, 0) } }]
      case 'betCancel':
      case 'cancelRollback': {
        if (message.window.from !== null || message.window.to !== null) return null
        const settlement = message.type === 'betCancel' ? -1 : 0
        return [{ type: 35, event: { ...event, Markets: settledAs(message.markets, settlement) } }]
      }
      case 'fixtureChange': {
        const { startsAt } = message
        if (startsAt === null || message.change === 'cancelled') return null
        return [{ type: 1, event: { ...event, Fixture: { ...stamp(message), StartDate: iso(startsAt) } } }]
      }
    }
  }
}

/** The offers that were sent, by event and line. */
type SentOffers = Map<string, Map<string, OddsMarket>>

function rememberOffers(sent: SentOffers, { event, markets: offers }: MessageOf<'oddsChange'>): void {
  const known = sent.get(event) ?? new Map<string, OddsMarket>()
  sent.set(event, known)
  for (const offer of offers) known.set(lineKey(offer), offer)
}

/** Returns the offers that a bet stop suspends. */
function stoppedOffers(
  sent: SentOffers,
  groupsOf: Writing['groupsOf'],
  { event, groups, lines = [] }: MessageOf<'betStop'>,
): OddsMarket[] {
  const concerned = [...(sent.get(event)?.values() ?? [])].filter(
    ({ market, specifiers }) =>
      groups.includes('all') ||
      groups.some((group) => groupsOf(market)?.includes(group)) ||
      lines.some((line) => line.market === market && (line.specifiers ?? specifiers) === specifiers),
  )
  return concerned.map((offer) => ({ ...offer, status: 'suspended' }))
}

interface MarketLine {
  readonly market: number
  readonly specifiers: string
}

/** Returns the same settlement for each bet that was sent of the line. */
function everyBet(sent: SentOffers, line: MarketLine, { event, settlement }: { event: string; settlement: number }) {
  const offer = sent.get(event)?.get(lineKey(line))
  return (offer?.outcomes ?? []).map(({ id }) => ({ id, Settlement: settlement }))
}

function offeredMarket(markets: readonly MarketRow[], offer: OddsMarket, at: number) {
  const bets = offer.outcomes.map(({ id, price, active }) => ({
    id,
    Status: offer.status === 'active' && active ? 1 : 2,
    Price: price === null ? '0' : writeDecimalPrice(price),
  }))
  return marketOf(markets, offer, { bets, at })
}

function marketOf(
  markets: readonly MarketRow[],
  { market, specifiers }: MarketLine,
  { bets, at }: { bets: readonly { readonly id: string }[]; at: number },
) {
  const row = markets.find((one) => one.market === market)
  const line = specifiers.split('=')[1] ?? null
  return {
    Id: row?.trade360 ?? market - unmappedFrom,
    Bets: bets.map(({ id, ...rest }) => ({
      Id: String(textHash(`${market}|${specifiers}|${id}`)),
      Name: Object.entries(row?.outcomes ?? {}).find(([, outcome]) => outcome === id)?.[0] ?? id,
      ...(line === null ? {} : { Line: line, BaseLine: line }),
      LastUpdate: iso(at),
      ...rest,
    })),
  }
}

const iso = (at: number) => new Date(at).toISOString()
const stamp = ({ at }: EventMessage) => ({ LastUpdate: iso(at) })

/** The score as Trade360 writes it; null when it has no word for the status. */
function scoreOf({ state }: MessageOf<'oddsChange'>) {
  if (state === null) return 'none' as const
  const status = state.status === null ? undefined : trade360Of(eventStatusTable, state.status)
  if (status === null) return null
  const sides = (of: { readonly home: number; readonly away: number } | null) =>
    of === null
      ? []
      : [
          { Position: '1', Value: String(of.home) },
          { Position: '2', Value: String(of.away) },
        ]
  return {
    Scoreboard: {
      Status: status,
      CurrentPeriod: state.phase === null ? undefined : (trade360Of(phaseTable, state.phase) ?? undefined),
      ...(state.clockSeconds !== null && { Time: String(state.clockSeconds) }),
      Results: sides(state.score),
    },
    ...(state.redCards && { Statistics: [{ Type: redCardType, Results: sides(state.redCards) }] }),
  }
}

function envelope(type: number, { at }: Message, channel: Channel, event?: object): Trade360Delivery {
  const header = { Type: type, MsgGuid: `${type}-${at}`, ServerTimestamp: at }
  return { channel, message: { Header: header, Body: event ? { Events: [event] } : null } }
}
