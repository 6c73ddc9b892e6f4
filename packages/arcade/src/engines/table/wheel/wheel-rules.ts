import * as v from 'valibot'

/** A money wheel: one of its segments is drawn, a multiplier turns it again. */
export const wheelRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('wheel'),
  /** Clockwise; each is as likely as the others. The id of a spot, or of a multiplier. */
  segments: v.array(v.string()),
  /** The spots that have the same number of segments and return the same. */
  prizes: v.array(
    v.strictObject({
      sort: v.string(),
      spots: v.array(v.string()),
      /** Multiple of the bet, the bet included, as a fraction. */
      returns: v.pipe(v.string(), v.regex(/^[1-9]\d*(\/[1-9]\d*)?$/)),
    }),
  ),
  /** By segment: by what it multiplies the returns of the round. */
  multipliers: v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(2))),
  /** After so many multipliers in a round their segments are closed: the next draw is one of the others. */
  mostMultipliers: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(4)),
})
export type WheelRules = v.InferOutput<typeof wheelRules>
