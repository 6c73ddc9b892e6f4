import type { EventRecord, LineRecord, Offer } from '../feed/event-record.ts'
import { type Price, price } from '../price.ts'
import { priceAtMost } from '../pricing/ladder.ts'
import type { EventNow } from '../running/event-now.ts'
import type { Trading } from './order.ts'

/** By the feed's record, so that an event is changed once for each message and each order. */
const known = new WeakMap<EventRecord, { readonly trading: Trading; readonly record: EventRecord }>()

/** The event as staff want it offered: with their margin, and without what they have suspended or settled. The same object where they have ordered nothing. */
export function applyTrading(event: EventNow, trading: Trading): EventNow {
  const { record } = event
  const own = trading.events.get(record.id)
  const margin = own?.margin ?? trading.margin
  if (margin === 0 && !own?.suspended && !own?.suspendedMarkets.size && !own?.settledMarkets.size) return event
  const before = known.get(record)
  if (before?.trading === trading) return { ...event, record: before.record }
  const isSuspended = (key: string) =>
    own !== undefined && (own.suspended || own.suspendedMarkets.has(key) || own.settledMarkets.has(key))
  const lines = Object.entries(record.lines).map(([key, line]) => [key, changed(line, isSuspended(key), margin)])
  const after: EventRecord = { ...record, lines: Object.fromEntries(lines) }
  known.set(record, { trading, record: after })
  return { ...event, record: after }
}

function changed(line: LineRecord, suspended: boolean, margin: number): LineRecord {
  const offers = Object.entries(line.offers).map(([producer, offer]) => [
    producer,
    changedOffer(offer, suspended, margin),
  ])
  return { ...line, offers: Object.fromEntries(offers) }
}

function changedOffer(offer: Offer, suspended: boolean, margin: number): Offer {
  const status = suspended && offer.status === 'active' ? 'suspended' : offer.status
  if (margin === 0) return { ...offer, status }
  const outcomes = Object.entries(offer.outcomes).map(([id, outcome]) => [
    id,
    { ...outcome, price: outcome.price && withMargin(outcome.price, margin) },
  ])
  return { ...offer, status, outcomes: Object.fromEntries(outcomes) }
}

/** A price with so many thousandths more margin, rounded down to the ladder: 1.01 at least, and never above what it was. Without margin it stays as it is. */
export function withMargin(before: Price, margin: number): Price {
  if (margin === 0) return before
  return priceAtMost((before * 1000) / (1000 + margin)) ?? price(Math.min(before, 1010))
}
