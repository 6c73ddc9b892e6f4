import { expect, test } from 'vitest'
import { boardOdds } from './board-odds.ts'

test.each([
  // prices that are a fraction of the boards
  [1010, '1/100'],
  [1200, '1/5'],
  [1250, '1/4'],
  [1500, '1/2'],
  [1850, '17/20'],
  [2000, '1/1'],
  [2400, '7/5'],
  [2500, '6/4'],
  [2625, '13/8'],
  [8500, '15/2'],
  [11000, '10/1'],
  [11_500, '21/2'],
  [24_000, '23/1'],
  [750_000, '749/1'],
  // fractions cut off at three decimals
  [1333, '1/3'],
  [1909, '10/11'],
  [4333, '10/3'],
  // between two of them: the shorter one
  [1030, '1/40'],
  [1070, '1/16'],
  [1140, '2/15'],
  [1330, '3/10'],
  [1440, '17/40'],
  [1670, '4/6'],
  [1910, '10/11'],
  [1990, '19/20'],
  [3100, '21/10'],
  [3950, '29/10'],
  [4300, '13/4'],
  [4350, '10/3'],
  [9490, '8/1'],
])('%i thousandths are %s on a board', (price, fraction) => {
  expect(boardOdds(price, 'fractional')).toBe(fraction)
})

test('no fraction promises more than the price, nor much less', () => {
  for (let price = 1010; price <= 1_000_000; price += 10) {
    const [above = 0, below = 1] = boardOdds(price, 'fractional').split('/').map(Number)
    expect(above * 1000, `${price}`).toBeLessThanOrEqual((price - 1000) * below)
    expect(1 + above / below, `${price}`).toBeGreaterThan((price / 1000) * 0.93)
  }
})

test('longer prices never have shorter fractions', () => {
  let before = 0
  for (let price = 1010; price < 30_000; price += 10) {
    const [above = 0, below = 1] = boardOdds(price, 'fractional').split('/').map(Number)
    expect(above / below).toBeGreaterThanOrEqual(before)
    before = above / below
  }
})

test('other formats are exact', () => {
  expect(boardOdds(1850, 'decimal')).toBe('1.85')
  expect(boardOdds(1850, 'hongKong')).toBe('0.85')
})
