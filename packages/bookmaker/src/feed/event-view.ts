import { type EventStatus, isEventOpen } from '../model/event-status.ts'
import type { MarketStatus } from '../model/market-status.ts'
import type { EventUrn } from '../model/urn.ts'
import type { Price } from '../price.ts'
import type { EventRecord, LineRecord, Offer, SettledOutcome, Settlement } from './event-record.ts'
import type { Phase, VoidWindow } from './messages.ts'

/** What the book offers of an event, as clients and bets see it: the same for every feed that tells the same story. */
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
  /** Whether a bet can be taken at `price` while the market is active. */
  readonly isOffered: boolean
  readonly result: SettledOutcome['result'] | null
  readonly deadHeat: string | null
  readonly certainty: 1 | 2 | null
}

/** What the view depends on beside the event's own record. */
export interface Surroundings {
  readonly isUp: (producer: number) => boolean
  /** The stop groups of a market; never called for an unknown one. */
  readonly groupsOf: (market: number) => readonly string[]
  readonly isKnownGroup: (group: string) => boolean
}

export function viewEvent(event: EventRecord, around: Surroundings): EventView {
  const keys = Object.keys(event.lines).sort()
  return {
    id: event.id,
    status: event.status.value,
    phase: event.phase?.value ?? 'notStarted',
    score: event.score?.value ?? null,
    redCards: event.redCards?.value ?? null,
    clockSeconds: event.clockSeconds?.value ?? null,
    startsAt: event.startsAt?.value ?? null,
    lines: keys.map((key) => viewLine(event, event.lines[key] as LineRecord, around)), // a key of its own
  }
}

/** Events in these take bets. Suspended and interrupted ones take none, whatever their markets say. */
const takesBets = (status: EventStatus) =>
  isEventOpen(status) && !['postponed', 'suspended', 'interrupted'].includes(status)

export function viewLine(event: EventRecord, line: LineRecord, around: Surroundings): LineView {
  const current = offerInForce(line)
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
    return offerStatus({ event, line, current, canBet: canBet.includes(true) }, around)
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

/** The newest offer that is not handed over; only if every producer has handed the market over, the newest of those. */
function offerInForce(line: LineRecord): OfferInForce | null {
  const offers = Object.entries(line.offers).map(([producer, offer]) => ({ producer: Number(producer), offer }))
  const held = offers.filter(({ offer }) => offer.status !== 'handedOver')
  const newest = (of: readonly OfferInForce[]) =>
    of.reduce<OfferInForce | null>((best, next) => (best && best.offer.at >= next.offer.at ? best : next), null)
  return newest(held.length > 0 ? held : offers)
}

function offerStatus(
  of: { event: EventRecord; line: LineRecord; current: OfferInForce | null; canBet: boolean },
  around: Surroundings,
): MarketStatus {
  const { event, line, current, canBet } = of
  if (current === null) return 'suspended'
  const { producer, offer } = current
  const stop = stopAfter(offer.at, { event, line, producer }, around)
  const status = stop ?? offer.status
  if (status !== 'active') return status
  return canBet && around.isUp(producer) && takesBets(event.status.value) ? 'active' : 'suspended'
}

/** The status of the newest stop that concerns the line and is not older than its offer; a group that no definition knows concerns every line. */
function stopAfter(
  at: number,
  { event, line, producer }: { event: EventRecord; line: LineRecord; producer: number },
  { groupsOf, isKnownGroup }: Surroundings,
): 'suspended' | 'inactive' | null {
  let newest: { at: number; value: 'suspended' | 'inactive' } | null = null
  for (const [key, stop] of Object.entries(event.stops)) {
    const [by, group = ''] = key.split('|')
    const concerns = group === 'all' || !isKnownGroup(group) || groupsOf(line.market).includes(group)
    if (Number(by) === producer && concerns && stop.at >= at && (newest === null || stop.at > newest.at)) newest = stop
  }
  return newest?.value ?? null
}

const isSettled = ({ confirmed, scouted, rolledBackAt }: LineRecord) =>
  [confirmed, scouted].some((settlement) => settlement !== null && settlement.completeAt > rolledBackAt)

interface ResultsInForce {
  readonly certainty: 1 | 2
  readonly results: Settlement['results']
}

/** The results that are not taken back, the confirmed ones first. */
function inForce({ confirmed, scouted, rolledBackAt }: LineRecord): ResultsInForce[] {
  const standing = (results: Settlement['results'] = {}) =>
    Object.fromEntries(Object.entries(results).filter(([, { at }]) => at > rolledBackAt))
  return [
    { certainty: 2, results: standing(confirmed?.results) },
    { certainty: 1, results: standing(scouted?.results) },
  ]
}

function resultOf(id: string, settlements: readonly ResultsInForce[]) {
  const settlement = settlements.find(({ results }) => results[id] !== undefined)
  const result = settlement?.results[id]
  return settlement && result ? { ...result, certainty: settlement.certainty } : null
}
