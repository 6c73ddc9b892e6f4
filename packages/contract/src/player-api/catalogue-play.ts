import * as v from 'valibot'
import { currency, gameCode } from '../fields.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const percentage = v.pipe(v.number(), v.minValue(0))

/** What a game has returned. */
export const gameReturn = v.object({
  /** Real rounds of the last `days` days at all sites; null if they are too few to say anything. `rtp` in per cent. */
  played: v.nullable(
    v.object({
      days: count,
      rounds: count,
      rtp: percentage,
      /** Nineteen of twenty such numbers of rounds end between these by chance. Absent if the spread of a round is not known. */
      band: v.optional(v.object({ from: percentage, to: percentage })),
    }),
  ),
})
export type GameReturn = v.InferOutput<typeof gameReturn>

/** What is played at all sites, without a person in it. */
export const recentPlay = v.object({
  /** Real rounds of the last seven days at all sites, today included. */
  rounds: count,
  /** What they returned of their stakes, in per cent; null while they are too few to say anything. */
  rtp: v.nullable(percentage),
  /** Games that can be opened at this site, and those that are paused. */
  open: count,
  paused: count,
  /** The games played most, most first, and the place of each a day before; null if it had none. */
  ranks: v.array(v.object({ gameCode, before: v.nullable(count) })),
  /** Great wins of real rounds in the last 24 hours, newest first, at most one of a player among those of the same minutes. Nothing says whose they are. */
  wins: v.array(
    v.object({
      gameCode,
      amount: count,
      currency,
      /** The win as a multiple of the stake. */
      times: v.number(),
      /** One round in so many wins as much or more; null if the spread of a round is not known. */
      oneIn: v.nullable(v.number()),
    }),
  ),
})
export type RecentPlay = v.InferOutput<typeof recentPlay>
