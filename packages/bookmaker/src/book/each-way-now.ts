import { type Fraction, fraction, writeFraction } from '@andon/money/fraction'
import type { Price } from '../model/price.ts'
import { eachWayTerms } from '../settlement/each-way-terms.ts'
import { type EventNow, lineOf, selectionId } from './event-now.ts'
import type { EachWayNow } from './offer.ts'

const winner = '1110'
/** Parts that a place may pay in place of the usual one, as 1 / n. A selection whose place is much likelier than that is bet on winning or on a place alone. */
const smallerParts = [6, 8, 10, 12, 16, 20] as const

const none: ReadonlyMap<string, EachWayNow> = new Map()

/**
 * The terms of the outcomes of a market that are bet each way; what decides the place is the market of so many places, which must be on offer, too. A place pays the usual part of the winnings for
 * such a field, or so much less that it pays no more than that market does. Not bet each way is what has no price there, and whose part would be less than a twentieth.
 */
export function eachWayTermsOf(event: EventNow, marketKey: string): ReadonlyMap<string, EachWayNow> {
  const line = marketKey === winner ? lineOf(event, winner) : null
  const usual = eachWayTerms({ runners: line?.outcomes.length ?? 0, handicap: false })
  const key = `1091|winners=${usual?.places}`
  const placed = usual && lineOf(event, key)
  if (!line || !usual || !placed) return none
  const places = new Map(placed.outcomes.map((outcome) => [outcome.id, outcome]))
  const terms = new Map<string, EachWayNow>()
  for (const { id, price: win, isOffered } of line.outcomes) {
    const place = places.get(id)
    const part =
      isOffered && win && place?.isOffered && place.price
        ? partFor(usual.placeFraction, { win, place: place.price })
        : null
    const of = { place: selectionId(event.record.id, key, id), places: usual.places }
    if (part) terms.set(id, { ...of, placeFraction: writeFraction(part) })
  }
  return terms
}

export const eachWayNow = (event: EventNow, { marketKey, outcome }: { marketKey: string; outcome: string }) =>
  eachWayTermsOf(event, marketKey).get(outcome) ?? null

function partFor(usual: Fraction, { win, place }: { readonly win: Price; readonly place: Price }): Fraction | null {
  const parts = [usual, ...smallerParts.map((below) => fraction(1, below))]
  const found = parts.find(
    ({ numerator, denominator }) => BigInt(win - 1000) * numerator <= BigInt(place - 1000) * denominator,
  )
  return found ?? null
}
