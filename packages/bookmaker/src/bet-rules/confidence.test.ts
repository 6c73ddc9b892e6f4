import { expect, test } from 'vitest'
import { confidenceIn, volumeFor } from './confidence.ts'

test.each([
  ['a match result', '1', false, 1000],
  ['a total in play', '18|total=2.5', true, 500],
  ['corners', '166|total=9.5', false, 300],
  ['a goalscorer', '40', false, 200],
  ['the winner of a season', '1110', false, 300],
] as const)('%s', (_, marketKey, inPlay, thousandths) => {
  expect(confidenceIn({ marketKey, inPlay })).toBe(thousandths)
  expect(volumeFor(999, { marketKey, inPlay })).toBe(Math.floor((999 * thousandths) / 1000))
})
