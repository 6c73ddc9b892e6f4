import { expect, test } from 'vitest'
import { firstGames } from '../games/first-games.ts'
import { fewestInWall, sizeAt, wallColumns, wallTiles } from './wall-shapes.ts'

/** Places tiles as the browser's `grid-auto-flow: dense` does: each in the first place where it fits. */
function placed(columns: (typeof wallColumns)[number], count: number) {
  const taken: boolean[][] = []
  const isFree = (line: number, at: number) => taken[line]?.[at] !== true
  for (const tile of wallTiles(count)) {
    const [wide, high] = sizeAt(columns, tile)
    const cells = (place: number) =>
      Array.from({ length: wide * high }, (_, cell) => ({
        line: Math.floor(place / columns) + Math.floor(cell / wide),
        at: (place % columns) + (cell % wide),
      }))
    let place = 0
    while (!cells(place).every(({ line, at }) => at < columns && isFree(line, at))) place++
    for (const { line, at } of cells(place)) {
      taken[line] ??= []
      taken[line][at] = true
    }
  }
  return taken.map((line) => Array.from({ length: columns }, (_, at) => line[at] === true))
}

test('a wall of any number of games has no gap, at any width', () => {
  for (const columns of wallColumns)
    for (let count = fewestInWall + 3; count <= firstGames; count++)
      expect(
        placed(columns, count)
          .flat()
          .filter((isTaken) => !isTaken),
        `${count} games in ${columns} columns`,
      ).toEqual([])
})

test('a wall has tiles of four shapes', () => {
  expect(new Set(wallTiles(fewestInWall).map(({ shape }) => shape)).size).toBe(4)
})
