import type { OfferedWhere } from '@andon/contract/offered-where'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { send } from '../game-wallet/game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet/game-wallet.fixture.ts'

/** The fixture's requests are to the site LEO, and its visitors are in Japan. */
let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
afterEach(async () => {
  fixture.catalogue.suppliers.replace([fixture.arcade, fixture.guest, fixture.bookmaker].map(registered))
  await fixture.sync('guest', [publishedGame('visitor-game')])
})

const registered = ({ registered: supplier }: GameWalletFixture['guest']) => supplier
/** Restricts one game, or all of its supplier's. */
const ways: readonly [string, (where: OfferedWhere) => Promise<void>][] = [
  ['game', (where) => fixture.sync('guest', [publishedGame('visitor-game', where)])],
  [
    'supplier',
    async (where) =>
      fixture.catalogue.suppliers.replace([
        ...[fixture.arcade, fixture.bookmaker].map(registered),
        { ...registered(fixture.guest), ...where },
      ]),
  ],
]

const gameSymbol = 'visitor-game'
const launch = (gameType: 'realgames' | 'freegames', by: Parameters<typeof fixture.call>[2] = null) =>
  refusalCodeOf(fixture.call('launchGame', { gameType, gameSymbol }, by))
const listed = async () => (await fixture.call('getGames', {})).games.map(({ gameCode }) => gameCode)

test.each(ways)('a %s of another site is in no list and cannot be opened', async (_, restrict) => {
  const session = await fixture.newPlayer()
  await fixture.call('toggleFavouriteGame', { gameCode: gameSymbol }, session)
  await fixture.launchToken(session, gameSymbol)
  const lists = async () => {
    const { favorite } = await fixture.call('getFavouriteGames', {}, session)
    const { gameGroupList } = await fixture.call('getLobbyListWithGameGroups', { lobby: 'slots' })
    const group = await fixture.call('getLobbyGameGroupGames', { groupId: 'slots' })
    const { titles } = await fixture.call('getGameTitles', {})
    const all = [
      await listed(),
      favorite.favoriteGamesList,
      (await fixture.call('getLastPlayedGames', {}, session)).games,
      ...gameGroupList.flatMap(({ id, games }) => (id === 'slots' ? [games] : [])),
      ...[group.games, titles].map((games) => games.map(({ gameCode }) => gameCode)),
    ]
    return all.map((codes) => codes.includes(gameSymbol))
  }
  expect(await lists()).toEqual(Array(6).fill(true))
  await restrict({ sites: ['BEE'] })
  expect(await lists()).toEqual(Array(6).fill(false))
  expect([await launch('freegames'), await launch('realgames', session)]).toEqual(Array(2).fill('GAME_NOT_PUBLISHED'))
  await restrict({ sites: ['BEE', 'LEO'] })
  expect(await lists()).toEqual(Array(6).fill(true))
})

test.each(ways)('a %s opens only in its countries, and the list names all others', async (_, restrict) => {
  const [home, abroad] = [await fixture.newPlayer(), await fixture.newPlayer(0, { country: 'GB' })]
  const excluded = async () =>
    (await fixture.call('getGames', {})).games.find(({ gameCode }) => gameCode === gameSymbol)?.notPlayableIn ?? []
  await restrict({ countries: { only: ['JP', 'IE'] } })
  const countries = await excluded()
  expect(countries).toEqual(expect.arrayContaining(['GB', 'IT', 'US']))
  expect([countries.includes('JP'), countries.includes('IE'), countries.length > 200]).toEqual([false, false, true])
  expect(await Promise.all([launch('realgames', home), launch('realgames', abroad), launch('freegames')])).toEqual([
    'none',
    'GAME_NOT_IN_COUNTRY',
    'none',
  ])
  await restrict({ countries: { not: ['JP'] } })
  expect(await excluded()).toEqual(['JP'])
  expect(await Promise.all([launch('realgames', home), launch('realgames', abroad), launch('freegames')])).toEqual([
    'GAME_NOT_IN_COUNTRY',
    'none',
    'GAME_NOT_IN_COUNTRY',
  ])
})

test.each(ways)('a token for a %s that is no longer offered there opens no session', async (_, restrict) => {
  const authenticate = async (where: OfferedWhere) => {
    const token = await fixture.launchToken(await fixture.newPlayer(), gameSymbol)
    await restrict(where)
    const { body } = await send(fixture, 'authenticate', { token, gameCode: gameSymbol }, fixture.guest)
    await restrict({ sites: ['LEO'], countries: { only: ['JP'] } })
    return body.status
  }
  expect(await authenticate({ sites: ['BEE'] })).toBe('GAME_UNKNOWN')
  expect(await authenticate({ countries: { not: ['JP'] } })).toBe('GAME_UNKNOWN')
  expect(await authenticate({ sites: ['LEO', 'BEE'], countries: { not: ['GB'] } })).toBe('OK')
})

test('a sportsbook of another site or country is neither listed nor opened', async () => {
  const session = await fixture.newPlayer()
  const open = () => refusalCodeOf(fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session))
  const books = async () => (await fixture.call('getSportsBooks', {})).sportsBooks
  const restrict = (where: OfferedWhere) =>
    fixture.catalogue.suppliers.replace([{ ...registered(fixture.bookmaker), ...where }])
  expect([await books(), await open()]).toEqual([[{ vendorId: 'bookmaker', previewUrl: expect.any(String) }], 'none'])
  restrict({ sites: ['BEE'] })
  expect([await books(), await open()]).toEqual([[], 'VENDOR_UNKNOWN'])
  restrict({ countries: { not: ['JP'] } })
  expect(await open()).toBe('VENDOR_UNKNOWN')
})
