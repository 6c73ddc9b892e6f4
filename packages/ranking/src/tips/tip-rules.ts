import { mostMatches } from '@andon/contract/wallet-api/sport-rounds'
import * as v from 'valibot'

const points = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const names = v.strictObject({ ja: name, en: name })

/** Points of a tip: the best one that it earns counts. */
export const tipPoints = v.strictObject({
  /** For the score. */
  exact: points,
  /** For the difference of goals: a draw for any other draw. */
  difference: points,
  /** For the winner. */
  tendency: points,
})
export type TipPoints = v.InferOutput<typeof tipPoints>

/** What a tipping contest is about. Frozen with the rules. */
export const tipRules = v.strictObject({
  /** Who states the results. */
  supplier: name,
  league: name,
  round: name,
  names,
  /** Of the round in its season. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  points: tipPoints,
  matches: v.pipe(
    v.array(
      v.strictObject({
        matchId: name,
        home: names,
        away: names,
        /** A tip counts if it was received before. */
        startsAt: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostMatches),
  ),
})
export type TipRules = v.InferOutput<typeof tipRules>
