import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { kindRows } from './kind-rows.ts'

/** What rows read of a game. */
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
