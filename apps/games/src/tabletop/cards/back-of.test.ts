import { expect, test } from 'vitest'
import { backOf } from './back-of.ts'

test.each([
  ['brand', 'bee', 'bee'],
  ['brand', 'leo', 'leo'],
  ['brand', 'another', 'leo'],
  ['brand', null, 'leo'],
  ['flowers', 'bee', 'flowers'],
] as const)('of cards with the back “%s”, opened by %s, the back is that of %s', (wanted, brand, back) =>
  expect(backOf(wanted, brand)).toBe(back),
)
