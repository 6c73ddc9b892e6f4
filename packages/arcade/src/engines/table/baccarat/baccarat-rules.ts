import * as v from 'valibot'

/** Punto banco: player and banker have two or three cards each, by the usual table of third cards. */
export const baccaratRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('baccarat'),
  /** Shuffled afresh for each hand. */
  decks: v.number(),
  /** The table at which a won bet on the banker pays 19 to 20. */
  commission: v.string(),
  /** The table at which it pays 1 to 1, and 1 to 2 when the banker wins with 6. */
  noCommission: v.string(),
})
export type BaccaratRules = v.InferOutput<typeof baccaratRules>
