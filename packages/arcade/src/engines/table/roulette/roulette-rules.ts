import * as v from 'valibot'

/** Roulette with one zero: the numbers 0 to 36 on a wheel of 37 pockets. */
export const rouletteRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('roulette'),
  /** The numbers from the zero on, as they follow each other on the wheel, clockwise. */
  wheel: v.array(v.number()),
  red: v.array(v.number()),
  /** The table at which zero returns half of each even chance; null where there is none. */
  laPartage: v.nullable(v.string()),
  /** The table without la partage. */
  plain: v.string(),
})
export type RouletteRules = v.InferOutput<typeof rouletteRules>
