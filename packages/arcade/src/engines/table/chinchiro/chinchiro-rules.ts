import * as v from 'valibot'

const stakes = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Chinchiro: three dice in a bowl, banker against player. Amounts are multiples of the stake of the round. */
export const chinchiroRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('chinchiro'),
  /** Each side throws until it has a hand, at most so often. */
  throws: stakes,
  /** The stakes that the loser pays, by the hand of the winner. */
  pays: v.strictObject({ pinZoro: stakes, arashi: stakes, fourFiveSix: stakes, other: stakes }),
  /** The least stakes that a loser with 1-2-3 pays. */
  oneTwoThreePays: stakes,
  /** The house’s share of what a player wins. */
  commission: v.pipe(v.string(), v.regex(/^\d+\/[1-9]\d*$/)),
})
export type ChinchiroRules = v.InferOutput<typeof chinchiroRules>
