import { expect, test } from 'vitest'
import { clock, createFigures } from './amounts.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

test('an amount in yen follows its symbol and a space, without decimals', () => {
  const figures = createFigures('ja', 'JPY')
  expect(figures.amount(1234567)).toBe('¥ 1,234,567')
  expect([figures.net(50), figures.net(-50), figures.net(0)]).toEqual(['+¥ 50', '−¥ 50', '¥ 0'])
})

test('elapsed time is shown in hours, minutes and seconds', () => {
  expect(clock(0)).toBe('0:00:00')
  expect(clock(3_725_999)).toBe('1:02:05')
})

test('both languages have the same texts', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(ja).sort())
})
