import * as v from 'valibot'

/**
 * The events of a round, in the order in which the client shows them. Without free spins: `reels`, `lineWins`?, `scatterWin`?, `roundEnd`. With free
 * spins: … `freeSpinsWon`, then for each free spin `freeSpin`, `reels`, `lineWins`?, `scatterWin`?, `freeSpinsWon`?, and finally `freeSpinsEnd`,
 * `roundEnd`. Amounts are in minor units; `total` is the round's win so far.
 */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** `[reel, row]`, both from 0, row 0 at the top. */
const position = v.tuple([whole, whole])

export const lineWin = v.object({
  /** Index into the game's lines. */
  line: whole,
  symbol: v.string(),
  /** Reels in a row from the left. */
  count: whole,
  positions: v.array(position),
  /** 1, or the product of the wilds' multipliers in a free spin; included in `amount`. */
  multiplier: whole,
  amount,
})
export type LineWin = v.InferOutput<typeof lineWin>

export const roundEvent = v.variant('type', [
  v.object({
    type: v.literal('reels'),
    /** Index on each reel's strip of the symbol in the top row. */
    stops: v.array(whole),
    /** One column of symbol ids per reel, top to bottom. */
    grid: v.array(v.array(v.string())),
  }),
  v.object({ type: v.literal('lineWins'), wins: v.array(lineWin), amount, total: amount }),
  v.object({ type: v.literal('scatterWin'), count: whole, positions: v.array(position), amount, total: amount }),
  v.object({
    type: v.literal('freeSpinsWon'),
    count: whole,
    /** True if won during a free spin. */
    retrigger: v.boolean(),
    /** Free spins still to be played, including these. */
    left: whole,
    positions: v.array(position),
  }),
  /** `number` counts from 1; `left` is how many remain after this one. */
  v.object({ type: v.literal('freeSpin'), number: whole, left: whole }),
  v.object({ type: v.literal('freeSpinsEnd'), played: whole, amount }),
  v.object({ type: v.literal('roundEnd'), amount }),
])
export type RoundEvent = v.InferOutput<typeof roundEvent>
