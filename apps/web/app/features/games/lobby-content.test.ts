import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { hasRows, railsOf } from '../lobby/rails.ts'
import { firstView, mostInPage, wholeContent } from './lobby-content.ts'

const gameAt = (place: number) =>
  ({ gameCode: `g-${place}`, vendorCode: `v-${place % 3}`, vendorDisplayName: `Maker ${place % 3}` }) as Game // what lists read

function lobbyOf(count: number) {
  const games = Array.from({ length: count }, (_, place) => gameAt(place))
  const group = (id: string, every: number) => ({
    id,
    name: id,
    games: games.filter((_, place) => place % every === 0).map(({ gameCode }) => gameCode),
  })
  const groups = [group('popular', 10), group('new', 7), group('calm', 70), group('slots', 1)]
  return wholeContent({ lobby: 'casino', groups, games, banners: [] })
}

test('a page has the whole of a short list', () => {
  const whole = lobbyOf(mostInPage)
  expect(firstView(whole, [])).toEqual(whole)
})

test.each([20, 5000])('of %i games, those of the first screens keep their looks', (count) => {
  const whole = lobbyOf(count)
  const look = 'A'.repeat(48)
  const games = whole.games.map((game) => ({ ...game, look }))
  const featured = `g-${count - 1}`
  const lookedAt = (lobby: 'all' | 'casino') =>
    firstView({ ...whole, lobby, games }, [featured]).games.flatMap((game) => (game.look ? [game.gameCode] : []))
  expect(lookedAt('all').slice(0, 9)).toEqual(whole.games.slice(0, 9).map(({ gameCode }) => gameCode))
  expect(lookedAt('casino')).toEqual(expect.arrayContaining(['g-0', 'g-7', featured])) // of the first row and the second
  expect(lookedAt('all')).toHaveLength(Math.min(count, 24))
  expect(lookedAt('casino').length).toBeLessThanOrEqual(24)
})

test('the first view of a long list has its start, its rows and the featured games, and the numbers of the whole', () => {
  const whole = lobbyOf(5000)
  const first = firstView(whole, ['g-4321'])
  expect(first.games.length).toBeLessThan(200)
  expect(first.games.slice(0, 60)).toEqual(whole.games.slice(0, 60))
  expect(first.games.some(({ gameCode }) => gameCode === 'g-4321')).toBe(true)
  expect(first).toMatchObject({ total: 5000, vendors: whole.vendors })
  expect(first.groups.map(({ id, total }) => [id, total])).toEqual(whole.groups.map(({ id, total }) => [id, total]))
})

test('the rows of the first view are those of the whole list', () => {
  const whole = lobbyOf(5000)
  const shownOf = (content: typeof whole) =>
    railsOf(content).map(({ id, total, games }) => ({ id, total, games: games.slice(0, 24) }))
  expect(shownOf(firstView(whole, []))).toEqual(shownOf(whole))
  expect(hasRows(firstView(whole, []))).toBe(hasRows(whole))
})
