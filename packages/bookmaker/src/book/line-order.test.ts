import { expect, test } from 'vitest'
import { compareSpecifiers } from './line-order.ts'

test.each([
  ['totals', ['total=0.5', 'total=1.5', 'total=1.75', 'total=2', 'total=2.25', 'total=2.5', 'total=10.5']],
  ['handicaps', ['hcp=-1.5', 'hcp=-1.25', 'hcp=-1', 'hcp=-0.5', 'hcp=0', 'hcp=0.25', 'hcp=1']],
  ['scores', ['hcp=0:1', 'hcp=0:2', 'hcp=1:0', 'hcp=10:0']],
  ['totals of each set', ['setnr=1|total=9.5', 'setnr=1|total=10', 'setnr=2|total=8.5', 'setnr=10|total=1']],
])('%s stand in the order of their numbers', (_, lines) => {
  expect(lines.toReversed().toSorted(compareSpecifiers)).toEqual(lines)
})
