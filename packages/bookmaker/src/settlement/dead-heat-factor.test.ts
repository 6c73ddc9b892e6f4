import { expect, test } from 'vitest'
import { tieOfFactor } from './dead-heat-factor.ts'

test.each([
  ['0.5', '1 of 2'],
  ['0.25', '1 of 4'],
  ['0.6', '3 of 5'],
  ['0.4', '2 of 5'],
  ['0.33', '1 of 3'],
  ['0.333333333333', '1 of 3'],
  ['0.67', '2 of 3'],
  ['0.66', '2 of 3'],
  ['0.17', '1 of 6'],
  ['0.142857', '1 of 7'],
  ['0.125', '1 of 8'],
  ['0.13', '1 of 8'],
  ['0.538461', '7 of 13'],
])('a factor of %s is a share of %s', (factor, expected) => {
  const tie = tieOfFactor(factor)
  expect(tie && `${tie.places} of ${tie.tied}`).toBe(expected)
})

test('what stands for no tie has none', () => {
  expect(['1', '0', '0.0', '0.000', '-0.5', '1.5', '', 'half', '0.', '0.0000001'].map(tieOfFactor)).toEqual(
    Array(10).fill(null),
  )
})
