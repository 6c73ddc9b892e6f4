import { type Distribution, momentsOf, quantileOf, shareAbove } from './distribution.ts'
import type { Figures } from './figures.ts'
import { expectedLosingRun } from './losing-run.ts'
import { divide, type Rational, rational, zero } from './rational.ts'
import { mergePays } from './round-pays.ts'

/** The shares of rounds whose quantiles are published. */
export const quantileShares: readonly Rational[] = [
  rational(1, 2),
  rational(3, 4),
  rational(9, 10),
  rational(95, 100),
  rational(99, 100),
  rational(999, 1000),
  rational(9999, 10_000),
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
    rtp: divide(mean, rational(unit)),
    rtpAtStake: null,
    returnByFeature,
    featuresPerRound,
    hitFrequency,
    aboveStake: shareAbove(round, unit),
    variance: divide(variance, rational(unit * unit)),
    quantiles: quantileShares.map((share) => ({ share, multiple: rational(quantileOf(round, share), unit) })),
    quantilesNeglect: zero,
    longestLosingRun: { rounds: losingRunRounds, expected: expectedLosingRun(hitFrequency, losingRunRounds) },
    topAward,
    ...(topSpin && { topSpin }),
    round: mergePays(sharesOf(round), unit),
  }
}

/** As floats, exact to 24 digits after the point whatever the size of the weights. */
function* sharesOf({ total, weights }: Distribution): Generator<readonly [win: number, share: number]> {
  for (const [win, weight] of weights) yield [win, Number((weight << 80n) / total) / 2 ** 80]
}
