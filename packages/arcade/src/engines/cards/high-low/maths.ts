import { fraction } from '@andon/money/fraction'
import { distributionOf } from '../../distribution.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { readOutcome, type TitleMaths } from '../../title-maths.ts'
import { leastReturn } from './least-return.ts'
import { likelier } from './play.ts'
import { type HighLowRules, monthsRight, multipleOf } from './rules.ts'

/**
 * Figures of a game in which the player decides. The return before rounding is the same for every way to play; `rtpAtStake` is the lowest of all ways after rounding. What
 * depends on how it is played is stated for a player who guesses the likelier side once and cashes out. The top award is the greatest of all, with its odds for a player who goes
 * for it.
 */
export function highLowMaths(rules: HighLowRules, { stakes }: { stakes: readonly number[] }): TitleMaths {
  const months = Array.from({ length: rules.months }, (_, before) => before + 1)
  const prizeOf = (right: number) => multipleOf(rules, fraction(rules.months, right))
  /** Every prize of one guess is a whole number of these parts of the stake. */
  const unit = 25 * 27_720
  const unitsOf = (right: number) => {
    const { numerator, denominator } = prizeOf(right)
    return (numerator * BigInt(unit)) / denominator
  }
  return {
    rules,
    modes: ['round'],
    /** Pairs of months by what the guess wins. */
    count: (_mode, { part }) => {
      const counts = new Map<string, bigint>()
      for (const month of part > 0 ? [] : months) {
        const right = monthsRight(rules, month, likelier(rules, month))
        for (const [win, cases] of [
          [`${unitsOf(right)}`, right],
          ['0', rules.months - right],
        ] as const)
          counts.set(win, (counts.get(win) ?? 0n) + BigInt(cases))
      }
      return counts
    },
    figures: ({ round = new Map() }) => {
      const wins = distributionOf([...round].map(([outcome, pairs]) => [readOutcome(outcome).win, pairs] as const))
      const rtp = multipleOf(rules, fraction(1))
      const topAward = { multiple: multipleOf(rules, fraction(rules.mostOdds)), perRound: fraction(1, rules.mostOdds) }
      const figures = figuresOfRound(wins, { unit, returnByFeature: { guesses: rtp }, topAward })
      const rtpAtStake = Object.fromEntries(stakes.map((stake) => [`${stake}`, leastReturn(rules, stake)]))
      return { ...figures, rtpAtStake }
    },
    sumOfWins: null,
    countsFast: true,
  }
}
