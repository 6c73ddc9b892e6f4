import { expect, test } from 'vitest'
import { clockOf } from './SessionTimer.tsx'

test.each([
  [-5_000, '0:00:00'],
  [451_900, '0:07:31'],
  [43_200_000, '12:00:00'],
])('%i ms shows as %s', (elapsedMs, expected) => {
  expect(clockOf(elapsedMs)).toBe(expected)
})
