import { expect, test } from 'vitest'
import { moneyFormat } from './index.ts'

test.each([
  ['ja', 4_000, '¥\u00a04,000'],
  ['en', 1_234_567, '¥\u00a01,234,567'],
  ['en', 0, '¥\u00a00'],
])('in %s, %i is %s: the symbol and a no-break space', (language, amount, text) => {
  expect(moneyFormat('JPY', language)(amount)).toBe(text)
})
