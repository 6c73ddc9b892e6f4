import type { Game } from '@andon/contract/player-api/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeContent } from '../games/lobby-content.ts'
import { railsOf } from './rails.ts'
import { shelved, widthOf } from './shelves.ts'

/** A game with the fields that rows read. */
const gameOf = (gameCode: string) => ({ gameCode, vendorCode: 'v', vendorDisplayName: 'V' }) as Game

function lobbyOf(groups: Readonly<Record<string, readonly string[]>>) {
  const games = [...new Set(Object.values(groups).flat())].map(gameOf)
  const listed = Object.entries(groups).map(([id, codes]) => ({ id, name: id, games: [...codes] }))
  return wholeContent({ lobby: 'casino', groups: listed, games, banners: [] })
}
const rowsOf = (groups: Readonly<Record<string, readonly string[]>>) =>
  railsOf(lobbyOf(groups)).map(({ id, games }) => [id, games.map(({ gameCode }) => gameCode)])

const others = ['p', 'q', 'r', 's', 't', 'u', 'v', 'w']

test('a small group keeps two games where larger ones want them as well', () => {
  expect(
    rowsOf({
      popular: ['a', 'b', 'c', 'd', 'e', 'f'],
      new: ['a', 'b', 'x', 'y'],
      calm: ['b', 'c', 'x', 'y'],
      ways: ['x', 'y'],
      slots: ['a', 'b', 'c', 'd', 'e', 'f', 'x', 'y', ...others],
    }),
  ).toEqual([
    ['popular', ['a', 'b', 'c', 'd', 'e']],
    ['new', ['a', 'b', 'y']],
    ['calm', ['c', 'x']],
    ['ways', ['x', 'y']],
    ['slots', ['f', ...others]],
  ])
})

test('the game of the day has its row, alone, and counts as one of its two', () => {
  expect(rowsOf({ today: ['a'], new: ['a', 'b'], calm: ['a', 'c'], slots: ['a', 'b', 'c', ...others] })).toEqual([
    ['today', ['a']],
    ['new', ['a', 'b']],
    ['calm', ['c']],
    ['slots', others],
  ])
})

const codes = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmn'.split('')), { minLength: 1 })
const anyLobby = fc.record({
  popular: codes,
  new: codes,
  'three-reels': codes,
  featured: codes,
  calm: codes,
  slots: codes,
})

test('in any lobby every game has a row and none more than two, and lines are filled without losing a row', () => {
  fc.assert(
    fc.property(anyLobby, (groups) => {
      const content = lobbyOf(groups)
      const rails = railsOf(content)
      const shown = rails.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
      for (const code of new Set(shown)) expect(shown.filter((one) => one === code).length).toBeLessThanOrEqual(2)
      const inGroups = content.groups
        .filter(({ id, total }) => id !== 'featured' || total >= 4)
        .flatMap(({ games }) => games)
      const onlyPopular = (code: string) =>
        inGroups.filter((one) => one === code).length === 1 && groups.popular.includes(code)
      expect(inGroups.filter((code) => !shown.includes(code) && !onlyPopular(code))).toEqual([])
      const order = shelved(rails)
      expect(order.map(({ id }) => id).sort()).toEqual(rails.map(({ id }) => id).sort())
      expect(order[0]).toBe(rails[0])
    }),
  )
})

test('a short row is followed by the widest later one that fits beside it', () => {
  const rail = (id: string, count: number) => ({
    id,
    name: id,
    total: count,
    games: Array.from({ length: count }, (_, place) => gameOf(`${id}-${place}`)),
  })
  const rails = [
    rail('tumble', 3),
    rail('featured', 4),
    rail('three-reels', 3),
    rail('ways', 2),
    rail('today', 1),
    rail('new', 4),
  ]
  const order = shelved(rails)
  expect(order.map(({ id }) => id)).toEqual(['tumble', 'new', 'featured', 'three-reels', 'today', 'ways'])
  expect(order.map(widthOf)).toEqual([3, 4, 7, 3, 4, 2])
})
