import { expect, test } from 'vitest'
import { standingOf } from './leg-standing.ts'

const at = (home: number, away: number) => ({ score: { home, away }, result: null })

test.each([
  ['home, ahead', 'e/1/1', at(2, 1), 'winning'],
  ['home, level', 'e/1/1', at(1, 1), 'losing'],
  ['the draw, level', 'e/1/2', at(0, 0), 'winning'],
  ['away, ahead', 'e/1/3', at(0, 1), 'winning'],
  ['over 2.5 with three', 'e/18|total=2.5/12', at(2, 1), 'winning'],
  ['over 2.5 with two', 'e/18|total=2.5/12', at(1, 1), 'losing'],
  ['under 2.5 with two', 'e/18|total=2.5/13', at(1, 1), 'winning'],
  ['a whole total', 'e/18|total=2/12', at(2, 1), null],
  ['a market of which the score says nothing', 'e/29/74', at(1, 1), null],
  ['before the start', 'e/1/1', { score: null, result: null }, null],
  ['decided', 'e/29/74', { score: null, result: 'won' as const }, 'winning'],
  ['void', 'e/1/1', { ...at(2, 1), result: 'void' as const }, null],
])('%s', (_, selection, now, standing) => {
  expect(standingOf(selection, now)).toBe(standing)
})
