import { expect, test } from 'vitest'
import { balanceOf } from './balance.ts'

test('the bonus is the bonus pockets without free bets; the total includes free bets', () => {
  const pockets = {
    realCashBalance: 10_000,
    crpBalance: 3_000,
    drpBalance: 500,
    wrpBalance: 700,
    freebetBalance: 1_000,
    currency: 'JPY',
  }
  expect(balanceOf(pockets)).toEqual({ cash: 10_000, bonus: 3_200, total: 14_200, currency: 'JPY' })
})
