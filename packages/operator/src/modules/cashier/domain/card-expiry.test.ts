import { expect, test } from 'vitest'
import { isExpired } from './card-expiry.ts'

const at = (now: string, expiryYear: number, expiryMonth: number) =>
  isExpired({ expiryYear, expiryMonth }, Temporal.Instant.from(now))

test('a card is valid to the end of its month in every time zone', () => {
  expect(at('2026-06-30T23:59:59Z', 2026, 6)).toBe(false)
  expect(at('2026-07-01T11:59:59Z', 2026, 6)).toBe(false)
  expect(at('2026-07-01T12:00:00Z', 2026, 6)).toBe(true)
  expect(at('2026-12-15T00:00:00Z', 2027, 1)).toBe(false)
  expect(at('2026-12-15T00:00:00Z', 2025, 12)).toBe(true)
})
