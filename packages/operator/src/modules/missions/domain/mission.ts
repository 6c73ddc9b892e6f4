import { currency, gameCode } from '@andon/contract/fields'
import type { Language } from '@andon/contract/languages'
import * as v from 'valibot'

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

const goal = v.variant('kind', [
  /** Different games. */
  v.strictObject({ kind: v.literal('titles'), count: count(50) }),
  /** Games of different categories. */
  v.strictObject({ kind: v.literal('kinds'), count: count(8) }),
  /** Days on which a break of so many minutes followed play. */
  v.strictObject({ kind: v.literal('breaks'), count: count(31), minutes: v.pipe(count(720), v.minValue(10)) }),
  /** Each of these games. */
  v.strictObject({ kind: v.literal('collection'), games: v.pipe(v.array(gameCode), v.minLength(2), v.maxLength(30)) }),
])

const reward = v.variant('kind', [
  v.strictObject({
    kind: v.literal('freeSpins'),
    spins: count(100),
    /** Minor units. */
    stake: count(1_000),
    games: v.pipe(v.array(gameCode), v.minLength(1), v.maxLength(20)),
    /** Days until they expire. */
    expiryDays: count(60),
  }),
  /** Minor units, real cash at once. */
  v.strictObject({ kind: v.literal('cash'), amount: count(10_000) }),
])

/** The fields of `about.json`. */
export const about = v.strictObject({
  /** It can be reached and claimed once in each. */
  every: v.picklist(['day', 'week', 'month']),
  /** Codes of the brands that have it; left out: all. */
  sites: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,11}$/)))),
  image: v.pipe(v.string(), v.regex(/^\/[\w/.-]+$/)),
  /** Only play of this product counts. */
  product: v.picklist(['casino', 'sports']),
  goal,
  /** The currency of the reward's amounts; players with another are not offered the mission. */
  currency,
  reward,
})

export type Every = v.InferOutput<typeof about>['every']
export type Goal = v.InferOutput<typeof goal>
export interface Mission extends v.InferOutput<typeof about> {
  readonly id: string
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly summary: string }>>
}

/** The most rewards of one player within 24 hours and within 7 days, and their greatest value within 7 days in minor units. */
export const caps = v.strictObject({ rewardsADay: count(20), rewardsAWeek: count(100), valueAWeek: count(100_000) })
export type Caps = v.InferOutput<typeof caps>

/** Minor units: the money, or all spins at their stake. */
export const rewardValue = ({ reward: one }: Pick<Mission, 'reward'>) =>
  one.kind === 'cash' ? one.amount : one.spins * one.stake

export const neededFor = (one: Goal) => (one.kind === 'collection' ? one.games.length : one.count)
