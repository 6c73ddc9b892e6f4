import { expect, test } from 'vitest'
import { moneyFormat, signedMoneyFormat } from './index.ts'

test.each([
  ['ja', 4_000, '¥\u00a04,000'],
  ['en', 1_234_567, '¥\u00a01,234,567'],
  ['en', 0, '¥\u00a00'],
  ['ja', -3_800, '−¥\u00a03,800'],
])('in %s, %i is %s: the symbol and a no-break space', (language, amount, text) => {
  expect(moneyFormat('JPY', language)(amount)).toBe(text)
})

test('wins and losses have their sign before the symbol, and zero has none', () => {
  const signed = signedMoneyFormat('JPY', 'ja')
  expect([300, -300, 0].map(signed)).toEqual(['+¥\u00a0300', '−¥\u00a0300', '¥\u00a00'])
})
