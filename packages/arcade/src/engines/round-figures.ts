import { divide, type Fraction, fraction, zero } from '@andon/money/fraction'
import { type Distribution, momentsOf, quantileOf, shareAbove } from './distribution.ts'
import type { Figures } from './figures.ts'
import { expectedLosingRun } from './losing-run.ts'
import { mergePays } from './round-pays.ts'

/** The shares of rounds whose quantiles are published. */
export const quantileShares: readonly Fraction[] = [
  fraction(1, 2),
  fraction(3, 4),
  fraction(9, 10),
  fraction(95, 100),
  fraction(99, 100),
  fraction(999, 1000),
  fraction(9999, 10_000),
]

/** Among so many rounds the expected longest run without a win is published. */
export const losingRunRounds = 1000

/** The figures of a game from the exact distribution of a round's win. `unit` is the number of pay units in a stake. Wins are whole at every stake. */
export function figuresOfRound(
  round: Distribution,
  {
    unit,
    returnByFeature,
    featuresPerRound = {},
    topAward,
    topSpin,
  }: { readonly unit: number } & Pick<Figures, 'returnByFeature' | 'topAward' | 'topSpin'> &
    Partial<Pick<Figures, 'featuresPerRound'>>,
): Figures {
  const { mean, variance } = momentsOf(round)
  const hitFrequency = shareAbove(round, 0)
  return {
    rtp: divide(mean, fraction(unit)),
    rtpAtStake: null,
    returnByFeature,
    featuresPerRound,
    hitFrequency,
    aboveStake: shareAbove(round, unit),
    variance: divide(variance, fraction(unit * unit)),
    quantiles: quantileShares.map((share) => ({ share, multiple: fraction(quantileOf(round, share), unit) })),
    quantilesNeglect: zero,
    longestLosingRun: { rounds: losingRunRounds, expected: expectedLosingRun(hitFrequency, losingRunRounds) },
    topAward,
    ...(topSpin && { topSpin }),
    round: mergePays(sharesOf(round), unit),
  }
}

/** The share of each win as a float, cut below 2^-80, whatever the size of the weights. */
function* sharesOf({ total, weights }: Distribution): Generator<readonly [win: number, share: number]> {
  for (const [win, weight] of weights) yield [win, Number((weight << 80n) / total) / 2 ** 80]
}
