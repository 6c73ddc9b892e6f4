import { expect, test } from 'vitest'
import { dropsAfter } from './drops.ts'

const fromRows = (removed: readonly (readonly [number, number])[]) =>
  dropsAfter({ removed, reels: 2, rows: 4 }).map((column) => column.map(({ fromRow }) => fromRow))

test('symbols above an emptied cell fall, and the rest comes from above in order', () => {
  expect(fromRows([[0, 2]])).toEqual([
    [-1, 0, 1, 3],
    [0, 1, 2, 3],
  ])
  expect(
    fromRows([
      [0, 0],
      [0, 3],
      [1, 1],
    ]),
  ).toEqual([
    [-2, -1, 1, 2],
    [-1, 0, 2, 3],
  ])
})

test('an emptied reel is filled from above', () => {
  expect(fromRows([0, 1, 2, 3].map((row) => [0, row] as const))[0]).toEqual([-4, -3, -2, -1])
})

test('each symbol from above is used once', () => {
  const fresh = dropsAfter({
    removed: [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
    reels: 1,
    rows: 4,
  })[0]?.map((cell) => cell.fresh)
  expect(fresh).toEqual([2, 1, 0, null])
})
