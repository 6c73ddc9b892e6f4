import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('delays grow with failures, from a quarter of a second to half a minute', () => {
  expect(backoffMs(0, 0)).toBe(250)
  expect(backoffMs(0, 1)).toBe(500)
  expect(backoffMs(3, 1)).toBe(4_000)
  expect(backoffMs(99, 1)).toBe(30_000)
  expect(backoffMs(99, 0)).toBe(250)
})
