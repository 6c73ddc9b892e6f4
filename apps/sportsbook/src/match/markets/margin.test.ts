import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

test('a margin is what the prices pay less than a whole', () => {
  expect(marginOf([1900, 1900], 1)).toBeCloseTo(2 / 1.9 - 1)
  expect(marginOf([2000, 2000], 1)).toBe(0)
  expect(marginOf([1300, 1300, 1400], 2)).toBeCloseTo((2 / 1.3 + 1 / 1.4) / 2 - 1)
})

test('where an outcome has no price, or the winners are not known, there is none to show', () => {
  expect(marginOf([1900, null], 1)).toBeNull()
  expect(marginOf([1900, 1900], null)).toBeNull()
  expect(marginOf([1900], 1)).toBeNull()
})
