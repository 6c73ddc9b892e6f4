import * as v from 'valibot'
import { boundedText } from '../fields.ts'
import { inEveryLanguage } from '../languages.ts'

/** Matches of one round. */
export const mostMatches = 50
const mostRounds = 20

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
const names = v.strictObject(inEveryLanguage(() => boundedText(120)))
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_000_000_000_000_000))
const goals = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999))

/**
 * `postponed`: it is not played at its time, and another one is not fixed. `settled`: the result that bets are settled on; it may be corrected by sending another one. `void`:
 * it has no result, because it was cancelled or broken off.
 */
export const sportMatchStates = ['scheduled', 'postponed', 'live', 'settled', 'void'] as const

const match = v.pipe(
  v.strictObject({
    matchId: id,
    home: names,
    away: names,
    /** When it begins, as is known now, in milliseconds since 1970. */
    startsAt: instant,
    state: v.picklist(sportMatchStates),
    /** Of a match that is live or settled. */
    score: v.optional(v.strictObject({ home: goals, away: goals })),
  }),
  v.forward(
    v.check(({ state, score }) => state !== 'settled' || score !== undefined, 'a settled match has a score'),
    ['score'],
  ),
)
export type SportMatchSent = v.InferOutput<typeof match>

const round = v.strictObject({
  /** The supplier's name of the round of this season. */
  roundId: id,
  /** The supplier's name of the league, the same in each season. */
  leagueId: id,
  league: names,
  /** Counted from 1 in its season. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000)),
  /** How many matches the round has in all. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(mostMatches)),
  /** All of them, or those that have changed. */
  matches: v.pipe(v.array(match), v.minLength(1), v.maxLength(mostMatches)),
})
export type SportRoundSent = v.InferOutput<typeof round>

export const sportRoundsSent = v.pipe(
  v.strictObject({
    /** When the matches stood so, in milliseconds since 1970 by the supplier's clock. Of each match the latest counts. */
    at: instant,
    rounds: v.pipe(v.array(round), v.minLength(1), v.maxLength(mostRounds)),
  }),
  v.forward(
    v.check(({ rounds }) => {
      const ids = rounds.flatMap(({ matches }) => matches.map(({ matchId }) => matchId))
      return new Set(ids).size === ids.length
    }, 'rounds has a match twice'),
    ['rounds'],
  ),
)
