import { expect, test } from 'vitest'
import { columnsOfParts } from './parts.ts'

const parts = [
  { number: 1, home: 25, away: 21 },
  { number: 2, home: 3, away: 5 },
]

test('each part that has begun has its score, and those to come stand empty', () => {
  expect(columnsOfParts({ parts, part: parts[1] ?? null }, { least: 3 })).toEqual([
    { number: 1, isCurrent: false, home: 25, away: 21 },
    { number: 2, isCurrent: true, home: 3, away: 5 },
    { number: 3, isCurrent: false, home: null, away: null },
  ])
})

test('overtime has columns behind those of regular play, and before the start no part is played', () => {
  expect(columnsOfParts({ parts, part: parts[1] ?? null }, { least: 1 }).map(({ number }) => number)).toEqual([1, 2])
  expect(columnsOfParts({ parts: [], part: null }, { least: 2 }).some(({ isCurrent }) => isCurrent)).toBe(false)
})

test('of extra innings the last ones that fit are shown', () => {
  const innings = Array.from({ length: 14 }, (_, at) => ({ number: at + 1, home: 0, away: 0 }))
  const shown = columnsOfParts({ parts: innings, part: innings[13] ?? null }, { least: 9 })
  expect(shown.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect(shown.at(-1)?.isCurrent).toBe(true)
})
