import { balanceAmount, gameCode } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import * as v from 'valibot'
import type { DisplayOf, KindName, WireKind } from './engines/kind.ts'

const minorUnits = balanceAmount
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** An exact fraction, as text because its parts are too large for JSON numbers, and a decimal for display. */
const exactShare = v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })

const stakeRange = v.object({ least: minorUnits, most: minorUnits })

/** The limits of a table: `bets` by the id of a bet, `layout` for all bets together. Every amount is a multiple of the least chip. */
const tableLimits = v.object({
  chips: v.array(minorUnits),
  bets: v.record(v.string(), stakeRange),
  layout: stakeRange,
})

/** `ofAmount`: where an amount on the felt covers more than its stake, what all of it returns; `rtp` is of the stake. */
const betFigures = v.object({ rtp: exactShare, hitFrequency: exactShare, ofAmount: v.optional(exactShare) })

const shared = v.object({
  gameCode,
  name: v.object(inEveryLanguage(() => v.string())),
  /** Total stakes, ascending; empty where the stake is a layout of bets. */
  stakes: v.array(minorUnits),
  /** At a table the value of the chip that is chosen first. */
  defaultStake: minorUnits,
  /** Limits of the bets; null where the stake is one of `stakes`. */
  table: v.nullable(tableLimits),
  /** Exact figures of each bet, by its id, in games whose bets differ; `rtp` is then that of the best one. */
  bets: v.nullable(v.record(v.string(), betFigures)),
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
  /** The pace (`TablePace`) of a table that many players share, and the most bets one may have in a round. Absent for a game without such a table. */
  rounds: v.optional(
    v.object({
      pace: v.object({ openMs: v.number(), lockMs: v.number(), showMs: v.number(), restMs: v.number() }),
      mostBets: v.number(),
    }),
  ),
  /** Minimum time between the starts of two rounds. */
  cycleFloorMs: v.number(),
  /** True if the player's country allows celebrating a return of no more than the stake. */
  celebratesReturnOfStake: v.boolean(),
})

/** A game of one kind with what its client needs to draw it. */
export type ConfigOf<Name extends KindName> = v.InferOutput<typeof shared> & DisplayOf<Name>
export type GameConfig = { readonly [Name in KindName]: ConfigOf<Name> }[KindName]

export function gameConfigSchemaOf(kinds: readonly Pick<WireKind, 'display'>[]): v.GenericSchema<GameConfig> {
  const ofKinds = kinds.map(({ display }) => v.object({ ...shared.entries, ...display.entries }))
  return v.variant('engine', ofKinds) as v.GenericSchema as v.GenericSchema<GameConfig> // the kinds declare the types of their displays
}
