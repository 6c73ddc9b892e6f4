import { compare, type Fraction, fraction, parseFraction } from '@andon/money/fraction'
import * as v from 'valibot'
import type { RoundPays } from './round-pays.ts'

/** In files a fraction is text, such as `97/100`. */
const fractionField = v.pipe(v.string(), v.regex(/^-?\d+(\/[1-9]\d*)?$/), v.transform(parseFraction))

/**
 * Exact figures of one version of a game's rules, as multiples of the total stake. Where actions take further stakes, they are multiples of the first one; where an amount on
 * a felt covers what a bet can lose beyond its stake, of that stake. A win then counts less what was staked beyond it, and may be below 0. Computed from every outcome (`npm run maths`), stored beside the title as
 * `figures.json`, and compared by a test. What the player is shown is taken from here.
 */
const figures = v.strictObject({
  /** Mean win of a round. For games whose wins are rounded down to a minor unit: before rounding; `rtpAtStake` has the exact value at each stake. */
  rtp: fractionField,
  /** By total stake in minor units; null if no win is ever rounded, so that `rtp` is exact at every stake. */
  rtpAtStake: v.nullable(v.record(v.string(), fractionField)),
  /** Share of `rtp` by the part of the game that pays it; they sum to `rtp`. */
  returnByFeature: v.record(v.string(), fractionField),
  /** Mean number per round of each feature, such as a bonus; the reciprocal is "once in so many rounds". */
  featuresPerRound: v.optional(v.record(v.string(), fractionField), {}),
  /** Share of rounds with any win, including wins below the stake. */
  hitFrequency: fractionField,
  /** Share of rounds that win more than the stake. */
  aboveStake: fractionField,
  /** Variance of the win of a round. */
  variance: fractionField,
  /** For each share of rounds, the least multiple that this share of rounds does not exceed. */
  quantiles: v.array(v.strictObject({ share: fractionField, multiple: fractionField })),
  /** Upper bound of the probability that was left out in computing the quantiles; 0 if they are exact. No quantile depends on it. */
  quantilesNeglect: fractionField,
  /** The expected longest run of rounds without a win among this many rounds, to the hundredth. */
  longestLosingRun: v.strictObject({ rounds: v.number(), expected: fractionField }),
  /**
   * The greatest win of a round, which none exceeds, and the probability of a round that wins it; the reciprocal is "once in so many rounds". `atMost`: that
   * probability is less than `perRound`, which bounds it. A multiple of what begins a round: where an amount covers more than its stake, of that amount.
   */
  topAward: v.strictObject({ multiple: fractionField, perRound: fractionField, atMost: v.optional(v.literal(true)) }),
  /** Where a round is a run of spins and its greatest win is hardly ever seen: the greatest win of one spin, and the mean number of such spins per round. */
  topSpin: v.optional(v.strictObject({ multiple: fractionField, perRound: fractionField })),
  /** Where actions take further stakes, or an amount on the felt covers more than its stake: the mean of all stakes of a round as a multiple of the first, and the share of them that is paid back. `rtp` is of the first stake. */
  ofAllStakes: v.optional(v.strictObject({ staked: fractionField, rtp: fractionField })),
  /** In games whose bets differ, by the id of a bet: its own return and hits. `rtp` is then that of the best bet under the best play. */
  bets: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        rtp: fractionField,
        hitFrequency: fractionField,
        /** Where an amount on the felt covers more than its stake: what all of it returns. `rtp` is of the stake. */
        ofAmount: v.optional(fractionField),
      }),
    ),
  ),
  /** The most that the greatest win of a round takes from the mean of its spins: `rtp` is lower by this, and the return lies within it. Absent where `rtp` is exact. */
  rtpNeglect: v.optional(fractionField),
})
/** `round` is only computed, not stored with the others: `round.json` has it. */
export type Figures = v.InferOutput<typeof figures> & { readonly round?: RoundPays }

const figuresFile = v.strictObject({
  /** SHA-256 of the rules that the figures belong to. */
  rulesHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  figures,
})

/** The figures in the JSON of `figures.json`. Throws if it is malformed. */
export function readFigures(json: unknown): Figures {
  return v.parse(figuresFile, json).figures
}

/** The lowest exact return at any stake: `rtp` itself unless wins are rounded down. */
export function leastRtp({ rtp, rtpAtStake }: Pick<Figures, 'rtp' | 'rtpAtStake'>): Fraction {
  return Object.values(rtpAtStake ?? {}).reduce((least, one) => (compare(one, least) < 0 ? one : least), rtp)
}

/** Once in so many rounds: exact where that is a whole number, otherwise the next greater one, so that it never promises too much. */
export function oneInRounds({ numerator, denominator }: Fraction): number {
  return Number((denominator + numerator - 1n) / numerator)
}

/** The text of `figures.json`. */
export function figuresText({ rulesHash, figures }: { readonly rulesHash: string; readonly figures: Figures }): string {
  const { round: _, ...stored } = figures
  const text = JSON.stringify(
    { rulesHash, figures: stored },
    (_key, value: unknown) => (isFraction(value) ? fractionText(value) : value),
    2,
  )
  return `${text}\n`
}

/** By the standard deviation of a round's win: below 3 stakes low, up to 7 medium, above high. */
export function volatilityOf({ variance }: Pick<Figures, 'variance'>): 'low' | 'medium' | 'high' {
  const atLeast = (deviation: bigint) => variance.numerator >= deviation * deviation * variance.denominator
  if (!atLeast(3n)) return 'low'
  return atLeast(7n) && variance.numerator !== 49n * variance.denominator ? 'high' : 'medium'
}

function isFraction(value: unknown): value is Fraction {
  return typeof value === 'object' && value !== null && 'numerator' in value && 'denominator' in value
}

function fractionText(value: Fraction): string {
  const { numerator, denominator } = fraction(value.numerator, value.denominator)
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`
}
