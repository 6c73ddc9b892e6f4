import { expect, test } from 'vitest'
import { hasDigitsOnly, postalDigits, tidyPostalCode } from './postal-code.ts'

test.each(['1040061', '104-0061', '１０４－００６１', '１０４００６１', '〒104 0061', '104ー0061', ' 104−0061 '])(
  '%s is a postcode',
  (typed) => {
    expect(postalDigits(typed)).toBe('1040061')
    expect(tidyPostalCode(typed)).toBe('104-0061')
  },
)

test.each(['', '104', '104-006', '10400611', 'SW1A 1AA'])('“%s” is not a postcode and stays as typed', (typed) => {
  expect(postalDigits(typed)).toBeNull()
  expect(tidyPostalCode(typed)).toBe(typed)
})

test.each([
  ['JP', true],
  ['US', true],
  ['GB', false],
  ['NL', false],
  ['', false],
])('a numeric keyboard is enough for postcodes in “%s”: %s', (country, enough) => {
  expect(hasDigitsOnly(country)).toBe(enough)
})
