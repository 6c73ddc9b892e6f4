import { expect, test } from 'vitest'
import { shownAmount, typedAmount } from './amount-input.ts'

test.each([
  ['', 0, ''],
  ['1000', 0, '1000'],
  ['', 2, ''],
  ['5', 2, '0.05'],
  ['1050', 2, '10.50'],
])('%j minor units of a currency with %i decimals show as %j', (value, decimals, shown) => {
  expect(shownAmount(value, decimals)).toBe(shown)
})

test.each([
  ['1,000', 0, '1000'],
  ['１０００', 0, '1000'],
  ['12345678901', 0, '123456789'],
  ['10.505', 2, '10505'],
  ['0.0', 2, ''],
])('%j typed in a currency with %i decimals is %j minor units', (text, decimals, value) => {
  expect(typedAmount(text, decimals)).toBe(value)
})
