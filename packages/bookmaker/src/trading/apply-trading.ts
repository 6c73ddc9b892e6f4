import type { EventNow } from '../book/event-now.ts'
import type { EventRecord, LineRecord, Offer } from '../feed/event-record.ts'
import { type Price, price } from '../model/price.ts'
import { priceAtMost } from '../pricing/margins/ladder.ts'
import type { Trading } from './trader-command.ts'

/** By the feed's record, so that an event is changed once for each message and each order. */
const known = new WeakMap<EventRecord, { readonly trading: Trading; readonly record: EventRecord }>()

/** The event as staff want it offered: with their margin, and without what they have suspended or settled. The same object where they have ordered nothing. */
export function applyTrading(event: EventNow, trading: Trading): EventNow {
  const { record } = event
  const own = trading.events.get(record.id)
  const margin = own?.margin ?? trading.margin
  const isTouched = own?.suspended || own?.suspendedMarkets.size || own?.settledMarkets.size || own?.withdrawn.size
  if (margin === 0 && !isTouched) return event
  const before = known.get(record)
  if (before?.trading === trading) return { ...event, record: before.record }
  const isSuspended = (key: string) =>
    own !== undefined && (own.suspended || own.suspendedMarkets.has(key) || own.settledMarkets.has(key))
  const isOut = (key: string, outcome: string) => own?.withdrawn.has(`${key}/${outcome}`) === true
  const lines = Object.entries(record.lines).map(([key, line]) => [
    key,
    changed(line, { suspended: isSuspended(key), margin, isOut: (outcome) => isOut(key, outcome) }),
  ])
  const after: EventRecord = { ...record, lines: Object.fromEntries(lines) }
  known.set(record, { trading, record: after })
  return { ...event, record: after }
}

interface Ordered {
  readonly suspended: boolean
  readonly margin: number
  /** Says whether the runner of an outcome was withdrawn. */
  readonly isOut: (outcome: string) => boolean
}

function changed(line: LineRecord, ordered: Ordered): LineRecord {
  const offers = Object.entries(line.offers).map(([producer, offer]) => [producer, changedOffer(offer, ordered)])
  return { ...line, offers: Object.fromEntries(offers) }
}

function changedOffer(offer: Offer, { suspended, margin, isOut }: Ordered): Offer {
  const status = suspended && offer.status === 'active' ? 'suspended' : offer.status
  const outcomes = Object.entries(offer.outcomes).map(([id, outcome]) => [
    id,
    {
      ...outcome,
      active: outcome.active && !isOut(id),
      price: outcome.price && (margin === 0 ? outcome.price : withMargin(outcome.price, margin)),
    },
  ])
  return { ...offer, status, outcomes: Object.fromEntries(outcomes) }
}

/** A price with so many thousandths more margin, rounded down to the ladder: 1.01 at least, and never above what it was. Without margin it stays as it is. */
export function withMargin(before: Price, margin: number): Price {
  if (margin === 0) return before
  return priceAtMost((before * 1000) / (1000 + margin)) ?? price(Math.min(before, 1010))
}
