import { currency } from '@andon/contract/fields'
import type { languageCodes } from '@andon/contract/languages'
import * as v from 'valibot'

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

const level = v.strictObject({
  names: v.strictObject({ ja: name, en: name } satisfies Record<(typeof languageCodes)[number], typeof name>),
  /** How many points reach it. */
  points: count(100_000),
  /** Real cash without wagering, in minor units; 0: none. */
  reward: count(10_000),
})

/** The fields of `levels.json`. Level 1 is the first of the list, and everyone has it. */
export const loyaltyRules = v.pipe(
  v.strictObject({
    /** The currency of the rewards; players with another have levels without rewards. */
    currency,
    /** A day of play is a point, a game that is new to the player another: so many of each count in a week. */
    daysAWeek: v.pipe(count(7), v.minValue(1)),
    titlesAWeek: count(20),
    levels: v.pipe(v.array(level), v.minLength(1), v.maxLength(30)),
  }),
  v.check(
    ({ levels }) => levels[0]?.points === 0 && levels[0].reward === 0,
    'The first level needs no points and has no reward',
  ),
  v.check(
    ({ levels }) => levels.every(({ points }, index) => index === 0 || points > (levels[index - 1]?.points ?? 0)),
    'Each level needs more points than the one before',
  ),
)
export type LoyaltyRules = v.InferOutput<typeof loyaltyRules>

/** The levels, from 1, that so many points reach. */
export function levelsFor({ levels }: Pick<LoyaltyRules, 'levels'>, points: number): number[] {
  return levels.flatMap((one, index) => (one.points <= points ? [index + 1] : []))
}
