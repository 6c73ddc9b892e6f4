import { expect, test } from 'vitest'
import { internationalNumber } from './phone-number.ts'

test.each([
  ['81', '09012345601', '+81 9012345601'],
  ['81', '9012345601', '+81 9012345601'],
  ['44', '07400123456', '+44 7400123456'],
])('+%s and %s is %s', (areaCode, phone, shown) => {
  expect(internationalNumber({ areaCode, phone })).toBe(shown)
})
