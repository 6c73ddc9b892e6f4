import { expect, test } from 'vitest'
import { createCells } from '../live/cells.ts'
import { receiveInnerScores } from './inner-scores.ts'
import { pointsOf } from './tennis-points.ts'

test('a match that is missing in the reply has no inner score, and the same one moves no row', () => {
  const cells = createCells<string | null>()
  let moves = 0
  cells.subscribe('a', () => {
    moves += 1
  })
  const part = { number: 2, home: 3, away: 1 }
  receiveInnerScores(cells, ['a', 'b'], [{ event: 'a', part, within: null }])
  expect(JSON.parse(cells.get('a') ?? '')).toEqual({ part, within: null })
  expect(cells.get('b')).toBeNull()
  receiveInnerScores(cells, ['a'], [{ event: 'a', part, within: null }])
  expect(moves).toBe(1)
  receiveInnerScores(cells, ['a'], [])
  expect(cells.get('a')).toBeNull()
})

test.each([
  [{ home: 0, away: 0 }, ['0', '0']],
  [{ home: 3, away: 1 }, ['40', '15']],
  [{ home: 3, away: 3 }, ['40', '40']],
  [{ home: 5, away: 4 }, ['A', '40']],
])('the points %j of a game of tennis are shown as %j', (points, shown) => {
  expect([pointsOf(points, 'home'), pointsOf(points, 'away')]).toEqual(shown)
})
