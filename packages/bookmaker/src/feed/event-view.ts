import { type EventStatus, isEventBegun, isEventOpen } from '../model/event-status.ts'
import type { MarketStatus } from '../model/market-status.ts'
import type { Price } from '../model/price.ts'
import type { EventUrn } from '../model/urn.ts'
import type { EventRecord, LineRecord, Offer, SettledOutcome, Settlement } from './event-record.ts'
import { lineKey, type Phase, type VoidWindow } from './messages.ts'
import { isLater, type Moment } from './newest.ts'
import { preMatchProducer } from './producers.ts'

/** View of an event, as clients and bets see it: the same for every feed that tells the same story. */
export interface EventView {
  readonly id: EventUrn
  readonly status: EventStatus
  readonly phase: Phase
  readonly score: { readonly home: number; readonly away: number } | null
  readonly redCards: { readonly home: number; readonly away: number } | null
  readonly clockSeconds: number | null
  readonly startsAt: number | null
  /** In the order of their keys. */
  readonly lines: readonly LineView[]
}

export interface LineView {
  readonly market: number
  readonly specifiers: string
  readonly status: MarketStatus
  readonly favourite: boolean
  readonly cashOut: 'available' | 'unavailable' | 'closed' | null
  /** In the order of their ids. */
  readonly outcomes: readonly OutcomeView[]
  /** Bets accepted within these are void; the market itself goes on. */
  readonly voidWindows: readonly (VoidWindow & { readonly voidReason: number | null })[]
  /** Why the whole market is void; null while it is not, or without a reason. */
  readonly voidReason: number | null
}

export interface OutcomeView {
  readonly id: string
  readonly price: Price | null
  readonly probability: number | null
  /** True if a bet can be taken at `price` while the market is active. */
  readonly isOffered: boolean
  readonly result: SettledOutcome['result'] | null
  readonly deadHeat: string | null
  readonly certainty: 1 | 2 | null
}

/** The view depends on this beside the event's own record. */
export interface FeedContext {
  readonly isUp: (producer: number) => boolean
  /** The time of the feed, epoch milliseconds: an event that was to begin by then and has not takes no bets. */
  readonly time: number
  /** The stop groups of a market; never called for an unknown one. */
  readonly groupsOf: (market: number) => readonly string[]
  readonly isKnownGroup: (group: string) => boolean
}

export function viewEvent(event: EventRecord, context: FeedContext): EventView {
  const keys = Object.keys(event.lines).sort()
  return {
    id: event.id,
    status: event.status.value,
    phase: event.phase?.value ?? 'notStarted',
    score: event.score?.value ?? null,
    redCards: event.redCards?.value ?? null,
    clockSeconds: event.clockSeconds?.value ?? null,
    startsAt: event.startsAt?.value ?? null,
    lines: keys.map((key) => viewLine(event, event.lines[key] as LineRecord, context)), // a key of its own
  }
}

/** Suspended and interrupted events take no bets, whatever their markets say, nor do those that were to begin by now and have not. */
const takesBets = ({ status: { value: status }, startsAt }: EventRecord, time: number) =>
  isEventOpen(status) &&
  !['postponed', 'suspended', 'interrupted'].includes(status) &&
  (isEventBegun(status) || startsAt === null || time < startsAt.value)

export function viewLine(event: EventRecord, line: LineRecord, context: FeedContext): LineView {
  const current = offerInForce(event, line)
  const settlements = inForce(line)
  const offered = current?.offer.outcomes ?? {}
  const settled = [line.confirmed, line.scouted].flatMap((settlement) => Object.keys(settlement?.results ?? {}))
  const everOffered = Object.values(line.offers).flatMap(({ outcomes }) => Object.keys(outcomes))
  const ids = [...new Set([...everOffered, ...settled])].sort()
  const results = ids.map((id) => resultOf(id, settlements))
  const cancels = Object.values(line.cancels).filter(({ isCancelled }) => isCancelled)
  const whole = cancels.find(({ window }) => window.from === null && window.to === null)
  const canBet = ids.map((id, place) => {
    const outcome = offered[id]
    return outcome?.active === true && outcome.price !== null && results[place] === null
  })
  const status = ((): MarketStatus => {
    if (whole) return 'cancelled'
    if (isSettled(line)) return 'settled'
    return offerStatus({ event, line, current, canBet: canBet.includes(true) }, context)
  })()
  return {
    market: line.market,
    specifiers: line.specifiers,
    status,
    favourite: current?.offer.favourite ?? false,
    cashOut: current?.offer.cashOut ?? null,
    outcomes: ids.map((id, place) => ({
      id,
      price: offered[id]?.price ?? null,
      probability: offered[id]?.probability ?? null,
      isOffered: canBet[place] === true,
      result: results[place]?.result ?? null,
      deadHeat: results[place]?.deadHeat ?? null,
      certainty: results[place]?.certainty ?? null,
    })),
    voidWindows: cancels
      .filter((cancel) => cancel !== whole)
      .map(({ window, voidReason }) => ({ ...window, voidReason }))
      .sort((one, other) => (one.from ?? 0) - (other.from ?? 0) || (one.to ?? 0) - (other.to ?? 0)),
    voidReason: whole?.voidReason ?? null,
  }
}

interface OfferInForce {
  readonly producer: number
  readonly offer: Offer
}

/**
 * Before an event begins the offer of the producer for that time is in force, and once it has begun that of the producers for play; of several the newest. The other side's counts only
 * where this one has never offered the line, or has handed it over.
 */
function offerInForce(event: EventRecord, line: LineRecord): OfferInForce | null {
  const isRunning = isEventBegun(event.status.value)
  const from = playsFrom(event)
  const offers = Object.entries(line.offers).map(([id, offer]): OfferInForce => {
    const producer = Number(id)
    const isLeft = isRunning && producer === preMatchProducer && !(from !== null && offer.at > from)
    return { producer, offer: isLeft && offer.status !== 'inactive' ? { ...offer, status: 'handedOver' } : offer }
  })
  const isFirst = ({ producer }: OfferInForce) => (producer === preMatchProducer) !== isRunning
  const isHeld = ({ offer }: OfferInForce) => offer.status !== 'handedOver'
  const first = offers.filter(isFirst)
  const others = offers.filter((one) => !isFirst(one))
  const isBack = isRunning && first.length > 0 // nothing is handed back once play has begun
  return newestOffer(first.filter(isHeld)) ?? newestOffer(isBack ? first : others.filter(isHeld)) ?? newestOffer(offers)
}

const newestOffer = (of: readonly OfferInForce[]) =>
  of.reduce<OfferInForce | null>((best, next) => (best && !isLater(next.offer, best.offer) ? best : next), null)

/**
 * From when on offers of the producer for the time before were made for play, as those of a season are: it has said itself that the event has begun. Null where it has not: its prices
 * of a match that another producer has begun are old.
 */
export const playsFrom = ({ begun }: EventRecord): number | null =>
  begun && begun.at > begun.notAt ? begun.notAt : null

function offerStatus(
  of: { event: EventRecord; line: LineRecord; current: OfferInForce | null; canBet: boolean },
  context: FeedContext,
): MarketStatus {
  const { event, line, current, canBet } = of
  if (current === null) return 'suspended'
  const { producer, offer } = current
  const stop = stopAfter(offer, { event, line, producer }, context)
  const status = stop ?? offer.status
  if (status !== 'active') return status
  return canBet && context.isUp(producer) && takesBets(event, context.time) ? 'active' : 'suspended'
}

/** The status of the newest stop that concerns the line and is not older than its offer; a group that no definition knows concerns every line. */
function stopAfter(
  offer: Moment,
  { event, line, producer }: { event: EventRecord; line: LineRecord; producer: number },
  { groupsOf, isKnownGroup }: FeedContext,
): 'suspended' | 'inactive' | null {
  let found: EventRecord['stops'][string] | null = null
  for (const [key, stop] of Object.entries(event.stops)) {
    const by = Number(key.slice(0, key.indexOf('|')))
    if ((by !== producer && by !== 0) || isLater(offer, stop)) continue
    if (concerns(key.slice(key.indexOf('|') + 1)) && (!found || isLater(stop, found) || isStricter(stop, found)))
      found = stop
  }
  return found?.value ?? null

  function concerns(what: string): boolean {
    if (what.startsWith('market:')) return what === `market:${line.market}`
    if (what.startsWith('line:')) return what === `line:${lineKey(line)}`
    return what === 'all' || !isKnownGroup(what) || groupsOf(line.market).includes(what)
  }
}

const isStricter = (one: EventRecord['stops'][string], other: EventRecord['stops'][string]) =>
  !isLater(other, one) && one.value === 'inactive'

const isSettled = (line: LineRecord) =>
  [line.confirmed, line.scouted].some(
    (settlement) =>
      settlement !== null && isLater({ at: settlement.completeAt, seq: settlement.completeSeq }, rolledBack(line)),
  )

const rolledBack = ({ rolledBackAt: at, rolledBackSeq: seq }: LineRecord): Moment => ({ at, seq })

interface ResultsInForce {
  readonly certainty: 1 | 2
  readonly results: Settlement['results']
}

/** The results that are not taken back, the confirmed ones first. */
function inForce(line: LineRecord): ResultsInForce[] {
  const standing = (results: Settlement['results'] = {}) =>
    Object.fromEntries(Object.entries(results).filter(([, result]) => isLater(result, rolledBack(line))))
  return [
    { certainty: 2, results: standing(line.confirmed?.results) },
    { certainty: 1, results: standing(line.scouted?.results) },
  ]
}

function resultOf(id: string, settlements: readonly ResultsInForce[]) {
  const settlement = settlements.find(({ results }) => results[id] !== undefined)
  const result = settlement?.results[id]
  return settlement && result ? { ...result, certainty: settlement.certainty } : null
}
