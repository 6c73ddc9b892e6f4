import * as v from 'valibot'

/** Null without an interval. */
export const secondsUntilCheck = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

/** What a page needs to ask the question of a reality check on time. */
export const realityCheck = v.object({
  /** Minutes of play between two reality checks. */
  RealityIntervalValue: v.number(),
  RealityGameCloseURLValue: v.string(),
  RealityGameHistoryURLValue: v.string(),
  /** The question is open and not answered yet: ask it before the player plays on. */
  isDue: v.boolean(),
  /** Until the wallet's own time is over, by the clock; null without an interval. Two minutes later it refuses bets, asked or not. */
  dueInSeconds: secondsUntilCheck,
})
