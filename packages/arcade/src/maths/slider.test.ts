import { compare, fraction, subtract, toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn, returnAt } from './bet-payouts.ts'
import { sliderPayouts, sliderRules } from './slider.ts'

const { least, most } = sliderRules
const chances = Array.from({ length: most - least + 1 }, (_, more) => least + more)

test('every chance returns 99 %, and pays more than its stake', () => {
  for (const winning of chances) {
    const { rtp, hitFrequency, aboveStake, variance } = figuresOfBet(sliderPayouts(winning))
    expect(rtp).toEqual(fraction(99, 100))
    expect([hitFrequency, aboveStake]).toEqual([fraction(winning, 10_000), fraction(winning, 10_000)])
    // a win of 0.99 ÷ chance: its mean square is 0.99² ÷ chance
    expect(variance).toEqual(subtract(fraction(9801, winning), fraction(9801, 10_000)))
  }
  for (const beyond of [0, most + 1, 0.5, 10_000]) expect(() => sliderPayouts(beyond)).toThrow('the slider reaches')
})

test('the figures are those of the ten thousand numbers, one by one', () => {
  for (const winning of [1, 37, 4950, 9800]) {
    const multiple = 9900 / winning
    let [paid, squares] = [0, 0]
    for (let number = 0; number < 10_000; number++) {
      const one = number >= 10_000 - winning ? multiple : 0
      paid += one
      squares += one * one
    }
    const { rtp, variance } = figuresOfBet(sliderPayouts(winning))
    expect(toNumber(rtp)).toBeCloseTo(paid / 10_000, 9)
    expect(toNumber(variance) / (squares / 10_000 - (paid / 10_000) ** 2)).toBeCloseTo(1, 9)
  }
})

test('a yen lost to rounding is up to a point at chips of 100 yen, and below a tenth of one at chips of 1000 yen', () => {
  const worst = (chip: number) =>
    chances
      .map((winning) => ({ winning, ...leastReturn(sliderPayouts(winning), chip) }))
      .reduce((low, one) => (compare(one.rtp, low.rtp) < 0 ? one : low))
  expect(worst(100)).toEqual({ winning: 9706, amount: 100, rtp: fraction(490_153, 500_000) })
  expect(worst(1000)).toEqual({ winning: 9773, amount: 1000, rtp: fraction(2_472_569, 2_500_000) })
  expect(returnAt(sliderPayouts(9706), 100)).toEqual(fraction(101 * 9706, 100 * 10_000))
})
