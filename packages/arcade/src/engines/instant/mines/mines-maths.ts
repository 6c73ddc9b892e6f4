import { compare, fraction, one } from '@andon/money/fraction'
import { distributionOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { readOutcome, type TitleMaths } from '../../title-maths.ts'
import { chanceOf, lowestReturn, minesReturns } from './mines-returns.ts'
import { cellsOf, choose, ladder, type MinesRules } from './mines-rules.ts'

/**
 * Figures of a game in which the player decides. The return before rounding is the same for every way to play; `rtpAtStake` is the lowest of all ways after
 * rounding. What depends on how it is played (hit frequency, variance, quantiles, losing run) is stated for a player who opens one cell with the given number of
 * hazards and cashes out. The top award is the highest of all, with its odds for a player who goes for it.
 */
export function minesMaths(
  rules: MinesRules,
  { hazards, stakes }: { hazards: number; stakes: readonly number[] },
): TitleMaths {
  const [prize = one] = ladder(rules, hazards)
  const unit = Number(prize.denominator)
  const others = cellsOf(rules) - 1
  return {
    rules,
    modes: ['round'],
    /** Boards by whether the opened cell hides a hazard. */
    count: (_mode, { part }) =>
      new Map(
        part > 0
          ? []
          : [
              ['0', choose(others, hazards - 1)],
              [`${prize.numerator}`, choose(others, hazards)],
            ],
      ),
    figures: ({ round = new Map() }) => {
      const wins = distributionOf([...round].map(([outcome, boards]) => [readOutcome(outcome).win, boards] as const))
      const rtp = fraction(rules.return.numerator, rules.return.denominator)
      const figures = figuresOfRound(wins, { unit, returnByFeature: { cells: rtp }, topAward: topAward(rules) })
      return { ...figures, rtpAtStake: lowestAtStakes(rules, stakes) }
    },
    sumOfWins: null,
    countsFast: true,
  }
}

function lowestAtStakes(rules: MinesRules, stakes: readonly number[]): Figures['rtpAtStake'] {
  return Object.fromEntries(stakes.map((stake) => [`${stake}`, lowestReturn(minesReturns(rules, [stake])).rtp]))
}

function topAward(rules: MinesRules): Figures['topAward'] {
  const { least, most } = rules.hazards
  const tops = Array.from({ length: most - least + 1 }, (_, more) => {
    const steps = ladder(rules, least + more)
    const chance = chanceOf(rules, { hazards: least + more, opened: steps.length })
    return { multiple: steps.at(-1) ?? one, perRound: chance }
  })
  return tops.reduce((top, other) => (compare(other.multiple, top.multiple) > 0 ? other : top))
}
