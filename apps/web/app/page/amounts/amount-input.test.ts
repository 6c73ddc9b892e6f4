import { expect, test } from 'vitest'
import { caretIn, groupedAmount, shownAmount, typedAmount } from './amount-input.ts'

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

test.each([
  ['', 0, ''],
  ['999', 0, '999'],
  ['1000', 0, '1,000'],
  ['123456789', 0, '123,456,789'],
  ['123456', 2, '1,234.56'],
])('%j minor units of a currency with %i decimals are grouped as %j', (value, decimals, shown) => {
  expect(groupedAmount(value, decimals)).toBe(shown)
})

test.each([
  ['1000|', '1,000|'],
  ['１０００|', '1,000|'],
  ['19|2,345', '19|2,345'],
  ['1|2345', '1|2,345'],
  ['12,|345', '12|,345'],
  ['123|45', '12,3|45'],
  ['12|,34', '1,2|34'],
  ['1,2|45', '1,2|45'],
  ['9|,999', '9|,999'],
  ['|1234', '|1,234'],
  ['|', '|'],
])('typed %j stands as %j, with the caret behind the same digit', (typed, formatted) => {
  const [text, caret] = [typed.replace('|', ''), typed.indexOf('|')]
  const value = typedAmount(text, 0)
  const shown = groupedAmount(value, 0)
  const place = caretIn(shown, { text, caret })
  expect(`${shown.slice(0, place)}|${shown.slice(place)}`).toBe(formatted)
})
