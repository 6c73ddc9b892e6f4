import * as v from 'valibot'

/** Odds to one, as text: `34`, or `24/25`. */
const odds = v.pipe(v.string(), v.regex(/^[1-9]\d*(\/[1-9]\d*)?$/))

/** Chō-han: two dice under a cup, and what each bet pays to one. */
export const choHanRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('cho-han'),
  pays: v.strictObject({
    /** An even sum (chō) or an odd one (han). */
    choHan: odds,
    /** Two equal faces. */
    zorome: odds,
    /** Two ones. */
    pinZoro: odds,
  }),
})
export type ChoHanRules = v.InferOutput<typeof choHanRules>
