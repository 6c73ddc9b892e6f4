import { expect, test } from 'vitest'
import type { LegResult } from '../model/leg-result.ts'
import { jointResult } from './joint-leg.ts'

test.each<[readonly LegResult[], LegResult]>([
  [['won', 'won', 'won'], 'won'],
  [['won', 'lost', 'void'], 'lost'],
  [['won', 'void'], 'void'],
  [['lost'], 'lost'],
])('selections %j of one price are %s together', (selections, result) => expect(jointResult(selections)).toBe(result))

test('nothing, and half results, have no joint result', () => {
  for (const selections of [[], ['won', 'halfWon'], ['lost', 'halfLost']] as const)
    expect(() => jointResult(selections)).toThrow(RangeError)
})
