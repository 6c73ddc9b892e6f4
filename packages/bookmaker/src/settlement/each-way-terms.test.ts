import { writeFraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { eachWayTerms } from './each-way-terms.ts'

test.each([
  [4, false, null],
  [4, true, null],
  [5, false, '1/4 of 2'],
  [7, true, '1/4 of 2'],
  [8, false, '1/5 of 3'],
  [11, true, '1/5 of 3'],
  [12, false, '1/5 of 3'],
  [12, true, '1/4 of 3'],
  [15, true, '1/4 of 3'],
  [16, true, '1/4 of 4'],
  [40, false, '1/5 of 3'],
])('%d runners, handicap %s: %s', (runners, handicap, expected) => {
  const terms = eachWayTerms({ runners, handicap })
  expect(terms && `${writeFraction(terms.placeFraction)} of ${terms.places}`).toBe(expected)
})
