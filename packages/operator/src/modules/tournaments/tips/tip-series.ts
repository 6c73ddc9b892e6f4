import { tipPoints } from '@andon/ranking/tips/tip-rules'
import * as v from 'valibot'
import { plannedRules } from '../domain/rules.ts'

/** The fields of `about.json` of a series of tipping contests: one for each round of a league. `{number}` in its texts is the number of the round. */
export const tipSeries = v.strictObject({
  image: plannedRules.entries.image,
  /** Who states the rounds of the league, and its name of it. */
  supplier: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  league: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  points: tipPoints,
  prizes: plannedRules.entries.prizes,
  /** From the last kick-off until the contest ends: a match lasts about two hours. */
  minutesAfterLastKickOff: v.pipe(v.number(), v.integer(), v.minValue(90), v.maxValue(1_440)),
  graceSeconds: plannedRules.entries.graceSeconds,
  holdSeconds: plannedRules.entries.holdSeconds,
})
export type TipSeriesRules = v.InferOutput<typeof tipSeries>
