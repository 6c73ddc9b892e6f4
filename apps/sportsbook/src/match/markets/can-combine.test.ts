import { expect, test } from 'vitest'
import { canCombine } from './can-combine.ts'

test.each([
  ['football', 'notStarted', 'notStarted', true],
  ['tennis', 'notStarted', 'notStarted', true],
  ['sumo', 'notStarted', 'notStarted', false],
  ['football', 'live', 'secondHalf', true],
  ['basketball', 'live', 'part3', true],
  ['basketball', 'live', 'extraTime', false],
  ['tennis', 'live', 'part2', false],
  ['football', 'ended', 'ended', false],
] as const)('%s, %s in %s: %s', (sport, status, phase, can) => {
  expect(canCombine({ kind: 'match', sport, status, phase })).toBe(can)
})
