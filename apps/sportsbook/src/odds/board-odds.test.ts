import { expect, test } from 'vitest'
import { boardOdds } from './board-odds.ts'

test.each([
  // prices that are a fraction of the boards
  [1200, '1/5'],
  [1250, '1/4'],
  [1333, '1/3'],
  [1360, '4/11'],
  [1500, '1/2'],
  [1670, '4/6'],
  [1909, '10/11'],
  [1910, '10/11'],
  [2000, '1/1'],
  [2500, '6/4'],
  [4330, '10/3'],
  [8500, '15/2'],
  [11000, '10/1'],
  [1010, '1/100'],
  // between two of them: the shorter one
  [1850, '5/6'],
  [1900, '5/6'],
  [1990, '10/11'],
  [2050, '1/1'],
  [3100, '2/1'],
  [9490, '8/1'],
  [24_000, '22/1'],
  [1001_500, '1000/1'],
  [1140, '1/7'],
  [2500_000, '1000/1'],
])('%i thousandths are %s on a board', (price, fraction) => {
  expect(boardOdds(price, 'fractional')).toBe(fraction)
})

test('no fraction promises more than the price, but for its last digit', () => {
  for (let price = 1010; price < 30_000; price += 10) {
    const [above = 0, below = 1] = boardOdds(price, 'fractional').split('/').map(Number)
    expect((above / below) * 1000).toBeLessThanOrEqual(Math.min(price - 1000 + 5, (price - 1000) * 1.025))
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
