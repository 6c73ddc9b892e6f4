import { compare, fraction } from '@andon/money/fraction'
import { figuresOfBet, returnAt } from '../../../maths/bet-payouts.ts'
import { sliderPayouts } from '../../../maths/slider.ts'
import { distributionOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { readOutcome, type TitleMaths } from '../../title-maths.ts'
import { multipleOf, type SliderBet, type SliderRules, winningOf } from './slider-rules.ts'

/**
 * Figures of a game whose bets all return the same before rounding; `rtpAtStake` is the lowest of all marks after rounding. What depends on the mark is stated for `preset`.
 * The greatest win is that of the least chance.
 */
export function sliderMaths(
  rules: SliderRules,
  { preset, stakes }: { readonly preset: SliderBet; readonly stakes: readonly number[] },
): TitleMaths {
  const winning = winningOf(rules, preset)
  const multiple = multipleOf(rules, preset)
  const unit = Number(multiple.denominator)
  return {
    rules,
    modes: ['round'],
    /** Numbers by what they win. */
    count: (_mode, { part }) =>
      new Map(
        part > 0
          ? []
          : [
              ['0', BigInt(rules.numbers - winning)],
              [`${multiple.numerator}`, BigInt(winning)],
            ],
      ),
    figures: ({ round = new Map() }) => {
      const wins = distributionOf([...round].map(([outcome, numbers]) => [readOutcome(outcome).win, numbers] as const))
      const { rtp } = figuresOfBet(sliderPayouts(winning))
      const { least } = rules.winning
      const topAward = {
        multiple: multipleOf(rules, { side: 'under', at: least }),
        perRound: fraction(least, rules.numbers),
      }
      const figures = figuresOfRound(wins, { unit, returnByFeature: { numbers: rtp }, topAward })
      return { ...figures, rtpAtStake: lowestAtStakes(rules, stakes) }
    },
    /** Every number, one after the other. */
    sumOfWins: () => {
      let total = 0n
      for (let number = 0; number < rules.numbers; number++)
        if (preset.side === 'under' ? number < preset.at : number > preset.at) total += multiple.numerator
      return total
    },
    countsFast: true,
  }
}

function lowestAtStakes({ winning }: SliderRules, stakes: readonly number[]): Figures['rtpAtStake'] {
  const chances = Array.from({ length: winning.most - winning.least + 1 }, (_, more) => winning.least + more)
  const payouts = chances.map(sliderPayouts)
  const lowest = (stake: number) =>
    payouts.map((bet) => returnAt(bet, stake)).reduce((least, rtp) => (compare(rtp, least) < 0 ? rtp : least))
  return Object.fromEntries(stakes.map((stake) => [`${stake}`, lowest(stake)]))
}
