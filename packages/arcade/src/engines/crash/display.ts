import * as v from 'valibot'

/** The fields that the client of a crash game needs in order to draw it. */
export const crashDisplay = v.object({
  engine: v.literal('crash'),
  /** Every bet returns this, whatever the player does. */
  return: v.object({ numerator: v.number(), denominator: v.number() }),
  /** A bet may be told to leave by itself at so many hundredths of its stake at least. */
  leastAutoHundredths: v.number(),
  /** Everybody who is still in leaves at so many hundredths. */
  mostHundredths: v.number(),
  /** `curveOf` in `curve.ts`. */
  curve: v.object({
    stepMs: v.number(),
    unitsPerHundredth: v.number(),
    growth: v.object({ numerator: v.number(), denominator: v.number() }),
  }),
  /** Automatic cash-outs that are offered as presets, in hundredths, ascending; the figures of the game are stated for `presetAuto`. */
  autos: v.array(v.number()),
  presetAuto: v.number(),
})
export type CrashDisplay = v.InferOutput<typeof crashDisplay>
