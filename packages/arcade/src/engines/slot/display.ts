import * as v from 'valibot'

const bonus = v.object({
  symbol: v.string(),
  games: v.number(),
  wins: v.number(),
  /** Once in so many rounds, rounded up where that is no whole number. */
  oneIn: v.number(),
})

/** Multiples are of the total stake. */
const hold = v.object({
  /** Least number of coins in view that starts the respins. */
  coinsToStart: v.number(),
  /** Given at the start, and again after each respin that brings a coin. */
  respins: v.number(),
  /** The respins start once in so many rounds, rounded up. */
  oneIn: v.number(),
  /** An empty cell gets a coin in a respin with the probability `coin` ÷ `of`. */
  landing: v.object({ coin: v.number(), of: v.number() }),
  /** Ascending. Of `allWeights` coins, `weight` have this value. `tier` names a fixed prize, such as `mini`. */
  coins: v.array(v.object({ multiple: v.number(), weight: v.number(), tier: v.nullable(v.string()) })),
  allWeights: v.number(),
  /** For a board full of coins, beside their values; once in so many rounds. */
  fullBoard: v.object({ multiple: v.number(), tier: v.nullable(v.string()), oneIn: v.number() }),
  /** All fixed prizes, ascending, with their odds and their part of the game's return. */
  prizes: v.array(v.object({ tier: v.string(), multiple: v.number(), oneIn: v.number(), returnShare: v.number() })),
  /** A round pays at most this. */
  mostMultiple: v.number(),
})

/** The fields that a slot's client needs in order to draw the game and its pay table. Reel strips are not needed for play; the verifier has them. */
export const slotDisplay = v.object({
  engine: v.literal('slot'),
  /** How symbols pay: on lines from the left, in ways from the left, anywhere in view, in clusters, or in whole rows. */
  pays: v.picklist(['lines', 'ways', 'anywhere', 'cluster', 'rows']),
  reels: v.number(),
  rows: v.number(),
  /** For each line, its row (0 at the top) on each reel, left to right. Empty unless symbols pay on lines. */
  lines: v.array(v.array(v.number())),
  /** Highest paying first. `pays[count]` is a multiple of stake ÷ `payUnit`; anywhere, in clusters and in rows it holds up to the next count, the last for more. */
  symbols: v.array(
    v.object({
      id: v.string(),
      role: v.picklist(['pays', 'wild', 'scatter', 'bonus', 'coin']),
      pays: v.record(v.string(), v.number()),
    }),
  ),
  /** Pays are multiples of the stake divided by this; the number of lines where symbols pay on lines. */
  payUnit: v.number(),
  /** By number of scatters in view: multiple of the total stake, and free spins won (in free spins too). Empty without scatters. */
  scatter: v.record(v.string(), v.object({ stakeMultiple: v.number(), freeSpins: v.number() })),
  /** In free spins each wild in a line win multiplies that win by this. 1 where wilds do not multiply. */
  freeSpinWildMultiplier: v.number(),
  /** Free spins in a round at most. Absent without a cap. */
  mostFreeSpins: v.optional(v.number()),
  /** A round pays this multiple of the stake at most, and ends when it has. Absent where its greatest win needs no limit. */
  mostMultiple: v.optional(v.number()),
  /** In free spins one of these, drawn when they begin, fills each reel that shows it. */
  expandingSymbols: v.optional(v.array(v.string())),
  /** A win in ways is multiplied by this for each of its reels that shows a wild. Absent where wilds do not multiply. */
  waysWildMultiplier: v.optional(v.number()),
  /** A reel that shows a wild fills with wilds before the wins. */
  wildsExpand: v.optional(v.literal(true)),
  /** A reel that shows a wild fills with wilds and is held, and the others turn again at no cost, as long as another reel is added. */
  stickyWilds: v.optional(v.literal(true)),
  /** BIG and REG: a line of `symbol` in the base spin lights the lamp and starts at most `games` games, which end early with the last of `wins` wins. */
  bonuses: v.optional(v.record(v.picklist(['big', 'reg']), bonus)),
  /** Hold and win: enough coins in view stay, and the other cells spin again. */
  hold: v.optional(hold),
  /** The winners leave, the symbols above them fall, and a multiplier grows with the falls. `scatter` is by least count then. */
  tumble: v.optional(
    v.object({
      mostFalls: v.number(),
      /** From 1; 0 where wins are not multiplied. */
      multiplierPerFall: v.number(),
      mostMultiplier: v.number(),
      growsOverFreeSpins: v.boolean(),
      mostFreeSpins: v.number(),
    }),
  ),
  /** The symbols before the first spin: one column of symbol ids per reel, top to bottom. */
  restingGrid: v.array(v.array(v.string())),
})
export type SlotDisplay = v.InferOutput<typeof slotDisplay>
