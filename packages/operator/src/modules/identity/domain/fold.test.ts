import { expect, test } from 'vitest'
import { fold, phoneNumber } from './fold.ts'

test.each([
  ['Akari', 'AKARI'],
  ['Ａｋａｒｉ', 'akari'],
  ['ｱｶﾘ', 'アカリ'],
  ['Straße', 'STRASSE'],
  ['é', 'É'],
  [' me@andon.example ', 'ME@Andon.Example'],
])('%s and %s have the same folded form', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('a phone number is the same with and without its trunk zero', () => {
  expect(phoneNumber({ areaCode: '81', phone: '09012345678' })).toBe('+819012345678')
  expect(phoneNumber({ areaCode: '0081', phone: '9012345678' })).toBe('+819012345678')
})
