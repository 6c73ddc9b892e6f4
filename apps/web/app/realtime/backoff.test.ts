import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('waits grow with failures, never past half a minute, never below a quarter of a second', () => {
  expect(backoffMs(0, 0)).toBe(250)
  expect(backoffMs(0, 1)).toBe(500)
  expect(backoffMs(3, 1)).toBe(4_000)
  expect(backoffMs(99, 1)).toBe(30_000)
  expect(backoffMs(99, 0)).toBe(250)
})
