import * as v from 'valibot'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** A positive whole number that may exceed the numbers of JSON. */
const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,99}$/))

const intervals = v.pipe(
  v.array(v.strictTuple([whole, positive, digits])),
  v.minLength(1),
  v.maxLength(2_000),
  v.check(([first]) => first?.[0] === 0, 'the first interval begins at 0'),
  v.check((all) => all.every((one, at) => at === 0 || isAbove(one, all[at - 1])), 'intervals ascend'),
)

/**
 * How likely each result of a round is, as whole numbers: multiples from win ÷ stake on, and below those of the next interval, have the probability
 * weight ÷ total. An interval may stand for one multiple or for several that are not told apart.
 */
export const histogram = v.pipe(
  v.strictObject({
    total: digits,
    /** Ascending: win, stake, weight. */
    intervals,
  }),
  v.check(
    ({ total, intervals }) => intervals.reduce((sum, [, , weight]) => sum + BigInt(weight), 0n) === BigInt(total),
    'weights sum to the total',
  ),
)
export type Histogram = v.InferOutput<typeof histogram>

type Interval = readonly [win: number, stake: number, weight: string]
function isAbove([win, stake]: Interval, before: Interval | undefined): boolean {
  return before === undefined || BigInt(win) * BigInt(before[1]) > BigInt(before[0]) * BigInt(stake)
}
