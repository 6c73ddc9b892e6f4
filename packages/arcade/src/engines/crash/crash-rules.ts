import * as v from 'valibot'

/**
 * Rules of a crash game. A multiplier grows from 1.00 until it has passed the bust point X. With `return` = 99/100, P(X ≥ h hundredths) = 99/h for every whole h from 100
 * to `mostHundredths`, so that leaving at h returns 99/100 whatever h is. X below 100 means that the round ends at once and nobody wins; at `mostHundredths` everybody
 * who is still in leaves, and the round ends.
 */
export const crashRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('crash'),
  /** The mean win of a bet as a share of its stake, whatever the player does. */
  return: v.strictObject({ numerator: v.number(), denominator: v.number() }),
  /** The least multiple of the stake, in hundredths, at which a bet may be told to leave by itself. */
  leastAutoHundredths: v.number(),
  mostHundredths: v.number(),
  /** `CurveTerms`. */
  curve: v.strictObject({
    stepMs: v.number(),
    unitsPerHundredth: v.number(),
    growth: v.strictObject({ numerator: v.number(), denominator: v.number() }),
  }),
})
export type CrashRules = v.InferOutput<typeof crashRules>
