import { expect, test } from 'vitest'
import { hasReached, minimumAge } from './age.ts'

test('an account needs 18 years, 20 in Japan', () => {
  expect([minimumAge('GB'), minimumAge('JP'), minimumAge('constructor')]).toEqual([18, 20, 18])
})

test.each([
  ['2008-06-01', '2026-06-01', true],
  ['2008-06-02', '2026-06-01', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2008-02-29', '2028-02-29', true],
])('born on %s, 18 by %s: %s', (born, today, reached) => {
  expect(hasReached({ years: 18, born, today })).toBe(reached)
})
