import * as v from 'valibot'
import { histogram } from '../games/sheet/histogram.ts'
import { jackpotDrop } from '../games/sheet/jackpot-terms.ts'
import { mechanics } from '../games/sheet.ts'
import { jackpotLevels } from './jackpots.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** In minor units. */
const betLimits = v.object({ least: count, most: count })

/** Words that the site knows, and others with their name. */
export const mechanicWords = v.array(v.union([v.picklist(mechanics), v.object({ id: v.string(), name: v.string() })]))

/** How to play, in one language. */
export const guideShown = v.array(v.object({ title: v.string(), text: v.array(v.string()) }))

/** A game's sheet (`games/sheet.ts`) in one language. */
export const sheetShown = v.object({
  about: v.optional(v.string()),
  rules: v.array(v.string()),
  payTable: v.array(
    v.object({
      name: v.string(),
      picture: v.optional(v.string()),
      note: v.optional(v.string()),
      /** `to`: the last number that pays the same; null: any greater one; absent: `from` alone. `multiple` is of the bet. */
      pays: v.array(v.object({ from: count, to: v.optional(v.nullable(count)), multiple: v.number() })),
      /** Of a symbol that carries one of several values: each as a multiple of the bet; of `of` such symbols, `share` carry it. */
      values: v.array(
        v.object({ multiple: v.number(), share: v.number(), of: v.number(), name: v.optional(v.string()) }),
      ),
    }),
  ),
  mechanics: mechanicWords,
  /** Its exact return as a fraction, `97/100`, and in per cent what it would be if wins were not rounded down. */
  exactRtp: v.optional(
    v.object({
      fraction: v.string(),
      beforeRounding: v.optional(v.number()),
      /** The greatest win takes less than one bet in so many from the mean of the spins, by which the fraction is stated lower. */
      maxWinTakesOneIn: v.optional(v.number()),
    }),
  ),
  /** The exact return of each bet as a fraction, in games whose bets differ. */
  bets: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        rtp: v.string(),
        /** Share of rounds in which the bet returns anything. */
        hitFrequency: v.optional(v.number()),
        limits: v.optional(betLimits),
      }),
    ),
  ),
  /** Of all bets of a round together. */
  layoutLimits: v.optional(betLimits),
  /** Under best play: the mean of all stakes as a multiple of the first, and what they return; `exactRtp` is of the first. */
  allStakes: v.optional(v.object({ staked: v.string(), rtp: v.string() })),
  /** There is a page about how to play (`getGameGuide`). */
  hasGuide: v.optional(v.literal(true)),
  /** The greatest win of one spin, where a round is a run of spins and may win more; on average there is one in so many rounds. */
  topSpin: v.optional(v.object({ multiple: v.number(), oneIn: v.number() })),
  /** Jackpots of the brand that its rounds fill and win. Shares and returns are fractions of a stake; the game's own return is without them. Amounts as they stand: `getJackpots`, by `id`. */
  jackpots: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        level: v.picklist(jackpotLevels),
        seed: count,
        increment: v.string(),
        reserve: v.string(),
        drop: jackpotDrop,
        rtp: v.optional(v.string()),
      }),
    ),
  ),
  /** Win of a round as a multiple of the bet, with its probability, ascending; and the way to play that it is stated for. */
  round: v.optional(
    v.object({
      pays: v.array(v.tuple([v.number(), v.number()])),
      playedAs: v.optional(v.string()),
      /** If asked for, and only of games in which nothing that the player chooses changes the distribution. */
      histogram: v.optional(histogram),
    }),
  ),
})
