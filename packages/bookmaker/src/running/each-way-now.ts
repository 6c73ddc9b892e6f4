import { type EachWayTerms, eachWayTerms } from '../settlement/each-way-terms.ts'
import { writeFraction } from '../settlement/fraction.ts'
import type { EachWayNow } from './border.ts'
import { type EventNow, lineOf, selectionId } from './event-now.ts'

const winner = '1110'

/** The terms of the places of a market: by all its runners, where the market of so many places is on offer, too. Null for one without places. */
export function placeTermsOf(event: EventNow, marketKey: string): (EachWayTerms & { readonly key: string }) | null {
  const line = marketKey === winner ? lineOf(event, winner) : null
  const terms = eachWayTerms({ runners: line?.outcomes.length ?? 0, handicap: false })
  const key = `1091|winners=${terms?.places}`
  return terms && lineOf(event, key) ? { ...terms, key } : null
}

/** The terms of one selection; what decides its place is the market of the places. Null as well where a place would pay more than that market does. */
export function eachWayNow(
  event: EventNow,
  { marketKey, outcome }: { marketKey: string; outcome: string },
): EachWayNow | null {
  const terms = placeTermsOf(event, marketKey)
  if (!terms) return null
  const { key, places, placeFraction } = terms
  const [win, place] = [marketKey, key].map((one) => lineOf(event, one)?.outcomes.find(({ id }) => id === outcome))
  if (!win?.price || !place?.isOffered || !place.price) return null
  const pays = BigInt(win.price - 1000) * placeFraction.numerator
  if (pays > BigInt(place.price - 1000) * placeFraction.denominator) return null
  return { place: selectionId(event.record.id, key, outcome), placeFraction: writeFraction(placeFraction), places }
}
