import { expect, test } from 'vitest'
import { columnsOfParts } from './parts.ts'

const parts = [
  { number: 1, home: 25, away: 21 },
  { number: 2, home: 3, away: 5 },
]

test('each part that has begun has its score, and those to come stand empty', () => {
  expect(columnsOfParts({ parts, part: parts[1] ?? null }, 3)).toEqual([
    { number: 1, isCurrent: false, home: 25, away: 21 },
    { number: 2, isCurrent: true, home: 3, away: 5 },
    { number: 3, isCurrent: false, home: null, away: null },
  ])
})

test('overtime has columns behind those of regular play, and before the start no part is played', () => {
  expect(columnsOfParts({ parts, part: parts[1] ?? null }, 1).map(({ number }) => number)).toEqual([1, 2])
  expect(columnsOfParts({ parts: [], part: null }, 2).some(({ isCurrent }) => isCurrent)).toBe(false)
})
