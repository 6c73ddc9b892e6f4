import { expect, test } from 'vitest'
import { countryOfNumber, shownNumber, typedNumber } from './phone-number.ts'

test('a number is shown as its country writes it', () => {
  expect(shownNumber({ areaCode: '81', phone: '09012345601' })).toBe('09012345601 (+81)')
  expect(shownNumber({ areaCode: '39', phone: '0612345678' })).toBe('0612345678 (+39)')
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
