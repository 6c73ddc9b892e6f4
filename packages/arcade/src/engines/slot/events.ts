import * as v from 'valibot'
import { amount, grid, position, whole } from '../event-fields.ts'

/**
 * The events of a slot round, in the order in which the client shows them. Every spin begins with `reels` and goes on with what the title's mechanics add.
 * `amount` is won by the event itself, `total` is the round's win so far.
 *
 * - wins: `lineWins` on lines, `symbolWins` for ways, symbols anywhere and clusters, `scatterWin`
 * - tumble: after each win `tumble`, then wins again, until nothing wins; `multiplier` when the multiplier of the wins that follow changes
 * - expanding symbols: `expand` after `reels` and before the wins; one without reels announces the symbol before the first free spin
 * - sticky respins: `respin`, `reels`, `expand`, wins …
 * - free spins: `freeSpinsWon`, then for each one `freeSpin`, `reels` … and finally `freeSpinsEnd`
 * - hold and win: `holdStart`, `holdSpin` …, `holdEnd`
 * - `maxWin` before the end of a round that has paid the most that it may; the win before it is cut, and what would have followed is not played
 * - BIG and REG: `lamp`, `bonusWon`, then for each game `bonusGame`, `reels` …, and finally `bonusEnd`
 */
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

export const symbolWin = v.object({
  symbol: v.string(),
  /** Reels in a row (ways), or symbols (anywhere, cluster). */
  count: whole,
  /** Number of ways; 1 for symbols anywhere and clusters. */
  ways: whole,
  positions: v.array(position),
  /** Included in `amount`. */
  multiplier: whole,
  amount,
})
export type SymbolWin = v.InferOutput<typeof symbolWin>

/** A coin of hold and win: what it pays, as a multiple of the stake. `tier` names a fixed prize such as `mini`; null for an ordinary coin. */
const coin = v.object({ position, amount, tier: v.nullable(v.string()) })
export type Coin = v.InferOutput<typeof coin>

export const slotEvents = [
  v.object({
    type: v.literal('reels'),
    /** Index on each reel's strip of the symbol in the top row. */
    stops: v.array(whole),
    grid,
  }),
  v.object({ type: v.literal('lineWins'), wins: v.array(lineWin), amount, total: amount }),
  v.object({ type: v.literal('symbolWins'), wins: v.array(symbolWin), amount, total: amount }),
  v.object({ type: v.literal('scatterWin'), count: whole, positions: v.array(position), amount, total: amount }),
  /** The winners leave, what stands above them falls, and each reel is refilled from its strip above the window. `number` counts the round's falls from 1. */
  v.object({ type: v.literal('tumble'), number: whole, removed: v.array(position), grid }),
  /** A row leaves, and the rows above it fall. */
  v.object({ type: v.literal('rowFall'), number: whole, row: whole, grid }),
  /** The multiplier of the wins that follow. */
  v.object({ type: v.literal('multiplier'), value: whole }),
  /** A symbol fills these reels; without reels it is announced as the one that will. */
  v.object({ type: v.literal('expand'), symbol: v.string(), reels: v.array(whole), grid }),
  /** The held reels stay; the others turn again at no cost. `number` counts from 1. */
  v.object({ type: v.literal('respin'), number: whole, held: v.array(whole) }),
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
  v.object({ type: v.literal('holdStart'), coins: v.array(coin), left: whole }),
  v.object({ type: v.literal('holdSpin'), landed: v.array(coin), left: whole }),
  v.object({ type: v.literal('holdEnd'), full: v.boolean(), amount, total: amount }),
  /** The notice lamp: a bonus follows for certain. */
  v.object({ type: v.literal('lamp'), bonus: v.picklist(['big', 'reg']) }),
  v.object({
    type: v.literal('bonusWon'),
    bonus: v.picklist(['big', 'reg']),
    games: whole,
    positions: v.array(position),
  }),
  v.object({ type: v.literal('bonusGame'), number: whole, left: whole }),
  v.object({ type: v.literal('maxWin'), total: amount }),
  v.object({ type: v.literal('bonusEnd'), bonus: v.picklist(['big', 'reg']), amount }),
] as const

const slotEvent = v.variant('type', slotEvents)
export type SlotEvent = v.InferOutput<typeof slotEvent> | { readonly type: 'roundEnd'; readonly amount: number }
