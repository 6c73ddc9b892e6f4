import * as v from 'valibot'

/** One card to the dragon and one to the tiger; the higher rank wins, the ace is the lowest. */
export const dragonTigerRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('dragon-tiger'),
  /** Shuffled afresh for each round. */
  decks: v.number(),
  /** To one. */
  tiePays: v.number(),
  suitedTiePays: v.number(),
})
export type DragonTigerRules = v.InferOutput<typeof dragonTigerRules>
