import { expect, test } from 'vitest'
import { countryOfNumber, internationalNumber, typedNumber } from './phone-number.ts'

test.each([
  ['81', '09012345601', '+81 9012345601'],
  ['81', '9012345601', '+81 9012345601'],
  ['44', '07400123456', '+44 7400123456'],
])('+%s and %s is %s', (areaCode, phone, shown) => {
  expect(internationalNumber({ areaCode, phone })).toBe(shown)
})

test('a number that states a country code chooses the country', () => {
  const countries = [
    { iso: 'JP', dialCode: '81' },
    { iso: 'US', dialCode: '1' },
    { iso: 'CA', dialCode: '1' },
    { iso: 'AS', dialCode: '1684' },
  ]
  const chosenBy = (typed: string, chosen = 'JP') => countryOfNumber(typed, { countries, chosen })
  expect(chosenBy('+16846331234')).toBe('AS')
  expect(chosenBy('+12125550123')).toBe('US')
  expect(chosenBy('+12125550123', 'CA')).toBeNull()
  expect(chosenBy('+819012345678')).toBeNull()
  expect(chosenBy('09012345678')).toBeNull()
})

test('of a typed number, digits and the sign of a country code are kept', () => {
  expect(typedNumber('＋81 (0)90−1234ー5678')).toBe('+8109012345678')
  expect(typedNumber('90+12abc')).toBe('9012')
})
