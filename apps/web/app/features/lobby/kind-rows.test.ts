import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { firstPartOf, kindRows } from './kind-rows.ts'
import { fewestInWall, sizeAt, wallTiles } from './wall-shapes.ts'

/** Games with the fields that rows read. */
const games = (category: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ gameCode: `${category}-${place}`, category }) as Game)
const groups = ['popular', 'table-games', 'instant-games', 'video-poker', 'slots'].map((id) => ({ id, name: id }))
const shown = (list: readonly Game[]) => {
  const { wall, rows } = kindRows(list, groups)
  return [wall.length, ...rows.map(({ id, games: own }) => [id, own.length])]
}

test('tables and instant games have rows of their own, in the order of the lobby; a game alone of its category stays on the wall', () => {
  const list = [
    ...games('instant-games', 2),
    ...games('slots', 10),
    ...games('table-games', 3),
    ...games('video-poker', 1),
  ]
  expect(shown(list)).toEqual([11, ['table-games', 3], ['instant-games', 2]])
  const { wall, rows } = kindRows(list, groups)
  const everyGame = [...wall, ...rows.flatMap((row) => row.games)].map(({ gameCode }) => gameCode)
  expect(everyGame.toSorted()).toEqual(list.map(({ gameCode }) => gameCode).toSorted())
})

test('a wall is not left with too few games', () => {
  expect(shown([...games('slots', 6), ...games('table-games', 3)])).toEqual([9])
})

test('what stands between the lines of a wall leaves two walls, of which the first has full lines on wide screens', () => {
  expect([8, 18, 19, 26, 27, 60].map(firstPartOf)).toEqual([8, 18, 11, 11, 19, 19])
  for (const count of [19, 27]) {
    const first = firstPartOf(count)
    expect(count - first).toBeGreaterThanOrEqual(fewestInWall)
    const cells = wallTiles(first).reduce((sum, tile) => {
      const [wide, high] = sizeAt(8, { ...tile, wideAt: [] })
      return sum + wide * high
    }, 0)
    expect(cells % 8).toBe(0)
  }
})
