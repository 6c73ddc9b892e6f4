import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { brokenLimit, expectedReturn, laidStake, type TableLimits } from './bets.ts'

const limits: TableLimits = {
  chips: [100, 500],
  bets: { banker: { least: 100, most: 10_000 }, tie: { least: 100, most: 1000 } },
  layout: { least: 200, most: 10_500 },
}
const broken = (...bets: readonly (readonly [bet: string, amount: number])[]) =>
  brokenLimit(laidStake(bets.map(([bet, amount]) => ({ bet, amount }))), limits)

test('a layout keeps within the limits of each bet and of all together', () => {
  expect(broken(['banker', 10_000], ['tie', 500])).toBeNull()
  expect(broken(['banker', 200])).toBeNull()
  expect(broken(['banker', 10_100])).toEqual({ bet: 'banker', least: 100, most: 10_000 })
  expect(broken(['banker', 1000], ['tie', 1100])).toEqual({ bet: 'tie', least: 100, most: 1000 })
  expect(broken(['banker', 10_000], ['tie', 600])).toEqual({ bet: null, ...limits.layout })
  expect(broken(['banker', 100])).toEqual({ bet: null, ...limits.layout })
})

test('an amount that the least chip does not make, an unknown bet and no bet at all are broken limits', () => {
  expect(broken(['banker', 250])).toMatchObject({ bet: 'banker' })
  expect(broken(['banker', 200.5])).toMatchObject({ bet: 'banker' })
  expect(broken(['toString', 200])).toEqual({ bet: 'toString', least: 0, most: 0 })
  expect(broken()).toMatchObject({ bet: null })
})

test('a layout returns what each of its bets returns; one stake, what the game does', () => {
  const figures = { bets: { banker: { rtp: fraction(98, 100) }, tie: { rtp: fraction(86, 100) } } }
  const laid = laidStake([
    { bet: 'banker', amount: 1000 },
    { bet: 'tie', amount: 500 },
  ])
  expect(expectedReturn({ stake: 1500, laid }, figures, fraction(98, 100))).toBe(1410)
  expect(expectedReturn({ stake: 1500, laid: null }, {}, fraction(96, 100))).toBe(1440)
})
