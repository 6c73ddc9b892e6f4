import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn } from './bet-payouts.ts'
import { type ChoHanBet, choHanPayouts } from './cho-han.ts'
import { expectCases, percentOf } from './expect-bet.fixture.ts'

test.each([
  ['cho', '98', fraction(1, 2)],
  ['han', '98', fraction(1, 2)],
  ['zorome', '96.667', fraction(1, 6)],
  ['pinZoro', '97.222', fraction(1, 36)],
] as const)('%s returns %s %%', (bet, percent, chance) => {
  expect(percentOf(choHanPayouts(bet), 3)).toBe(percent)
  expect(figuresOfBet(choHanPayouts(bet)).hitFrequency).toEqual(chance)
})

/** How often two dice show a sum, and how often as two equal faces. In fiftieths of the amount. */
const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => ({
  sum,
  ways: 6 - Math.abs(7 - sum),
  equal: 1 - (sum % 2),
}))
const paidBack: Readonly<Record<ChoHanBet, (of: (typeof sums)[number]) => number[]>> = {
  cho: ({ sum, ways }) => Array.from({ length: ways }, () => (sum % 2 ? 0 : 98)),
  han: ({ sum, ways }) => Array.from({ length: ways }, () => (sum % 2 ? 98 : 0)),
  zorome: ({ ways, equal }) => Array.from({ length: ways }, (_, way) => (way < equal ? 290 : 0)),
  pinZoro: ({ sum, ways }) => Array.from({ length: ways }, () => (sum === 2 ? 1750 : 0)),
}

test.each(['cho', 'han', 'zorome', 'pinZoro'] as const)(
  'the figures of %s are those of the sums of two dice',
  (bet) => {
    const cases = sums.flatMap(paidBack[bet])
    expect(cases).toHaveLength(36)
    expectCases(choHanPayouts(bet), cases, 50)
  },
)

test('chips of 100 yen lose nothing to rounding; a single yen wins nothing on chō', () => {
  for (const bet of ['cho', 'han', 'zorome', 'pinZoro'] as const)
    expect(leastReturn(choHanPayouts(bet), 100).rtp).toEqual(figuresOfBet(choHanPayouts(bet)).rtp)
  expect(leastReturn(choHanPayouts('cho'), 1)).toEqual({ amount: 1, rtp: fraction(1, 2) })
})
