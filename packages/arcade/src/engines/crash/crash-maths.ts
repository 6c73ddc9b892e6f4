import { divide, fraction, multiply } from '@andon/money/fraction'
import { distributionOf } from '../distribution.ts'
import { figuresOfRound } from '../round-figures.ts'
import { readOutcome, type TitleMaths } from '../title-maths.ts'
import { chanceOfReaching } from './bust-point.ts'
import type { CrashRules } from './crash-rules.ts'

/** A win is counted in hundredths of the stake. */
const unit = 100

/**
 * Figures of a game whose bets all return the same; what depends on the way to play (hit frequency, variance, quantiles) is stated for cashing out at `auto` hundredths. The
 * greatest win is that of a bet that never leaves before the greatest multiple.
 */
export function crashMaths(rules: CrashRules, { auto }: { readonly auto: number }): TitleMaths {
  const reached = chanceOfReaching(rules, auto)
  const { mostHundredths } = rules
  return {
    rules,
    modes: ['round'],
    /** Equal parts of the range of U by what the bet wins. */
    count: (_mode, { part }) =>
      new Map(
        part > 0
          ? []
          : [
              ['0', reached.denominator - reached.numerator],
              [`${auto}`, reached.numerator],
            ],
      ),
    figures: ({ round = new Map() }) => {
      const wins = distributionOf([...round].map(([outcome, parts]) => [readOutcome(outcome).win, parts] as const))
      return figuresOfRound(wins, {
        unit,
        returnByFeature: { flight: multiply(fraction(auto, unit), reached) },
        topAward: {
          multiple: divide(fraction(mostHundredths), fraction(unit)),
          perRound: chanceOfReaching(rules, mostHundredths),
        },
      })
    },
    /** The bust point in the middle of each of those parts, one after the other, by its definition. */
    sumOfWins: () => {
      const { numerator, denominator } = rules.return
      const parts = Number(reached.denominator)
      let total = 0n
      for (let part = 0; part < parts; part++) {
        const middle = (2 * part + 1) / (2 * parts)
        if (Math.floor((100 * numerator) / (denominator * middle)) >= auto) total += BigInt(auto)
      }
      return total
    },
    countsFast: true,
  }
}
