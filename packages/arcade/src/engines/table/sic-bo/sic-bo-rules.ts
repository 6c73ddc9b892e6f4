import * as v from 'valibot'

/** Odds to one, as text: `12`, or `37/5`. */
const odds = v.pipe(v.string(), v.regex(/^[1-9]\d*(\/[1-9]\d*)?$/))

/** Sic Bo: three dice, and what each sort of bet pays to one. */
export const sicBoRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('sic-bo'),
  pays: v.strictObject({
    /** Big, small, odd and even; a triple loses them. */
    evenMoney: odds,
    anyTriple: odds,
    triple: odds,
    double: odds,
    pair: odds,
    /** By the number of dice that show the face. */
    single: v.tuple([odds, odds, odds]),
    /** The totals 4 to 10; 17 to 11 pay the same. */
    total: v.tuple([odds, odds, odds, odds, odds, odds, odds]),
  }),
})
export type SicBoRules = v.InferOutput<typeof sicBoRules>
