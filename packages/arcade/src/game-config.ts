import { balanceAmount, gameCode } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import * as v from 'valibot'
import { instantDisplay } from './engines/instant/display.ts'
import { slotDisplay } from './engines/slot/display.ts'

const minorUnits = balanceAmount
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** An exact fraction, as text because its parts are too large for JSON numbers, and a decimal for display. */
const exactShare = v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })

const shared = {
  gameCode,
  name: v.object(inEveryLanguage(() => v.string())),
  /** Total stakes, ascending. */
  stakes: v.array(minorUnits),
  defaultStake: minorUnits,
  /** Before wins are rounded down to a minor unit. */
  rtp: exactShare,
  /** The lowest return at any stake, after rounding; equal to `rtp` where nothing is rounded. */
  leastRtp: exactShare,
  /** Share of rounds with any win, including wins below the stake. */
  hitFrequency: exactShare,
  volatility: v.picklist(['low', 'medium', 'high']),
  /**
   * The greatest win of a round as a multiple of the stake, which no round exceeds, and its odds: once in `oneIn` rounds, or `rarer` than that. `spin`: where a round is a
   * run of spins and wins so much hardly ever, the greatest win of one spin, of which there is on average one in so many rounds.
   */
  maxWin: v.object({
    multiple: v.number(),
    oneIn: v.number(),
    rarer: v.boolean(),
    spin: v.nullable(v.object({ multiple: v.number(), oneIn: v.number() })),
  }),
  /** The greatest win takes less than one stake in so many from the mean of the spins, by which `rtp` is stated lower; null where `rtp` is exact. */
  maxWinTakesOneIn: v.nullable(v.number()),
  /** SHA-256 of the rules; stored in each round. */
  tableHash: sha256,
  /** Minimum time between the starts of two rounds. */
  cycleFloorMs: v.number(),
  /** Whether a return of no more than the stake may be celebrated in the player's country. */
  celebratesReturnOfStake: v.boolean(),
}
/** A game with what its client needs to draw it, by engine. */
export const gameConfig = v.variant('engine', [
  v.object({ ...shared, ...slotDisplay.entries }),
  v.object({ ...shared, ...instantDisplay.entries }),
])
export type GameConfig = v.InferOutput<typeof gameConfig>
export type SlotConfig = Extract<GameConfig, { engine: 'slot' }>
export type InstantConfig = Extract<GameConfig, { engine: 'instant' }>
