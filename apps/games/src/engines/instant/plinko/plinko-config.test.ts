import { gameFigures } from '@andon/contract/games/figures'
import { expect, test } from 'vitest'
import { chanceDigits, paysAsRead } from './plinko-config.ts'

const { multiple, share } = gameFigures('en')

test('bins whose multiples read the same are one line of the list', () => {
  const pays = [
    { multiple: 1000, ways: 2, all: 16, bins: [0, 4] },
    { multiple: 0.2003, ways: 8, all: 16, bins: [1, 3] },
    { multiple: 0.2, ways: 6, all: 16, bins: [2] },
  ]
  expect(paysAsRead(pays, multiple)).toEqual([
    { text: '1,000', chance: 0.125, bins: [0, 4] },
    { text: '0.2', chance: 0.875, bins: [1, 3, 2] },
  ])
})

test.each([
  [2 / 65_536, '0.00305%'],
  [240 / 65_536, '0.366%'],
  [3640 / 65_536, '5.55%'],
  [28_736 / 65_536, '43.8%'],
  [1, '100%'],
])('of a chance of %s three digits are seen', (chance, text) => {
  expect(share(chance, chanceDigits(chance))).toBe(text)
})
