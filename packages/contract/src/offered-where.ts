import * as v from 'valibot'

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'A country has two capital letters, such as JP'))
const countryList = v.pipe(v.array(country), v.minLength(1))
export const siteCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/, 'A site has a code such as LEO'))

/** Where a supplier's contract, or one game's licence, allows play. What is absent is not restricted. */
export const offeredWhere = v.object({
  sites: v.optional(v.pipe(v.array(siteCode), v.minLength(1))),
  /** Either the countries where it is offered, or those where it is not. */
  countries: v.optional(v.union([v.strictObject({ only: countryList }), v.strictObject({ not: countryList })])),
})
export type OfferedWhere = v.InferOutput<typeof offeredWhere>

/** `site` or `country` null: not known, which no restriction refuses. */
export function isOfferedIn(
  { sites, countries }: OfferedWhere,
  place: { site: string | null; country: string | null },
): boolean {
  if (sites && place.site !== null && !sites.includes(place.site)) return false
  if (!countries || place.country === null) return true
  return 'only' in countries ? countries.only.includes(place.country) : !countries.not.includes(place.country)
}
