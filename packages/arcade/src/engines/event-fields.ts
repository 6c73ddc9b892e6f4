import * as v from 'valibot'

/** Minor units. */
export const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** `[reel, row]`, both from 0, row 0 at the top. */
export const position = v.tuple([whole, whole])
/** One column of symbol ids per reel, top to bottom. */
export const grid = v.array(v.array(v.string()))
