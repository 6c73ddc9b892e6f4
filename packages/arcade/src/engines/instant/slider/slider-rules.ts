import { divide, type Fraction, fraction } from '@andon/money/fraction'
import * as v from 'valibot'
import { sliderRules as terms } from '../../../maths/slider.ts'

export const sliderSides = ['under', 'over'] as const
export type SliderSide = (typeof sliderSides)[number]

/**
 * Rules of the slider: a number from 0 to `numbers` − 1 is drawn, each as likely as any other, and read in hundredths: 0.00 to 99.99. The player sets a mark and bets on numbers
 * under it or over it; the mark itself wins on neither side. A win pays `return` ÷ chance.
 */
export const sliderRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('slider'),
  numbers: v.number(),
  /** The least and the most of the numbers that may win. */
  winning: v.strictObject({ least: v.number(), most: v.number() }),
  return: v.strictObject({ numerator: v.number(), denominator: v.number() }),
})
export type SliderRules = v.InferOutput<typeof sliderRules>

export interface SliderBet {
  readonly side: SliderSide
  /** The mark, in hundredths. */
  readonly at: number
}

export function hundredSteps(gameCode: string): SliderRules {
  const { numbers, least, most, return: share } = terms
  const whole = { numerator: Number(share.numerator), denominator: Number(share.denominator) }
  return { gameCode, mechanic: 'slider', numbers, winning: { least, most }, return: whole }
}

/** The count of numbers that win. */
export function winningOf({ numbers }: Pick<SliderRules, 'numbers'>, { side, at }: SliderBet): number {
  return side === 'under' ? at : numbers - 1 - at
}

export function isOffered(rules: SliderRules, bet: SliderBet): boolean {
  const winning = winningOf(rules, bet)
  return bet.at >= 0 && bet.at < rules.numbers && winning >= rules.winning.least && winning <= rules.winning.most
}

/** The exact multiple of the stake that a win pays. */
export function multipleOf(rules: SliderRules, bet: SliderBet): Fraction {
  const { numerator, denominator } = rules.return
  return divide(fraction(numerator, denominator), fraction(winningOf(rules, bet), rules.numbers))
}
