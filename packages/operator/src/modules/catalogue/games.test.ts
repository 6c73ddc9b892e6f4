import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet/game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())

const codes = async () => (await fixture.call('getGames', {})).games.map((game) => game.gameCode)
const version = () => fixture.catalogue.contentVersion()
const ours = [publishedGame('lantern'), publishedGame('harbour')]

test('a game is listed with its fields, its name in the requested language and an absolute thumbnail URL', async () => {
  const [japanese] = (await fixture.call('getGames', { languageId: 'ja' })).games
  const [english] = (await fixture.call('getGames', { languageId: 'en' })).games
  expect(japanese).toMatchObject({
    gameCode: 'lantern',
    name: 'lanternの名',
    reading: 'なまえ',
    vendorCode: 'vanguard',
    volatility: 'high',
    rtp: 96.1,
    thumbnail: 'http://arcade.localhost:4000/lantern/thumbnail.webp',
    modes: ['freegames', 'realgames'],
  })
  expect(english?.name).toBe('lantern')
})

test('a game is found by its names in every language and by its supplier’s words', async () => {
  await fixture.sync('arcade', [publishedGame('lantern', { searchWords: ['ランタン'] }), publishedGame('harbour')])
  const words = async (languageId: 'ja' | 'en') =>
    (await fixture.call('getGames', { languageId })).games[0]?.searchWords
  expect([await words('ja'), await words('en')]).toEqual([
    ['lantern', 'ランタン'],
    ['lanternの名', 'ランタン'],
  ])
  await fixture.sync('arcade', ours)
})

test('a game has pictures of its own, or its thumbnail in their place, and says what its hit rate is stated for', async () => {
  const hitFrequencyFor = { ja: '1マス', en: 'one tile' }
  await fixture.sync('arcade', [
    publishedGame('lantern', { hero: '/lantern/hero.webp', hitFrequency: 0.88, hitFrequencyFor }),
  ])
  const origin = 'http://arcade.localhost:4000/lantern'
  expect((await fixture.call('getGames', { languageId: 'en' })).games[0]).toMatchObject({
    hero: `${origin}/hero.webp`,
    portrait: `${origin}/thumbnail.webp`,
    hitFrequency: 0.88,
    hitFrequencyFor: 'one tile',
  })
  await fixture.sync('arcade', ours)
})

test('a game has the look of its sheet where looks are asked for, and is known to have AVIF pictures', async () => {
  const look = '0123456789ab+/AZ'.repeat(3)
  const sheet = { look, rules: { ja: ['規則'], en: ['Rules'] }, payTable: [], mechanics: [] }
  const games = [publishedGame('lantern', { avif: true }), publishedGame('harbour')]
  await fixture.db.transaction((tx) => fixture.catalogue.syncGames(tx, 'arcade', games, new Map([['lantern', sheet]])))
  const [lantern, harbour] = (await fixture.call('getGames', { looks: 'true' })).games
  expect([lantern?.look, lantern?.avif, harbour?.look, harbour?.avif]).toEqual([look, true, undefined, undefined])
  expect((await fixture.call('getGames', {})).games.filter((game) => 'look' in game)).toEqual([])
  await fixture.sync('arcade', ours)
})

test('games are listed in their supplier’s order', async () => {
  expect(await codes()).toEqual(['lantern', 'harbour', 'visitor-game'])
})

test('titles for search are those of the games', async () => {
  const { titles } = await fixture.call('getGameTitles', { languageId: 'en' })
  expect(titles[0]).toEqual({ gameCode: 'lantern', hasGuide: false, name: 'lantern', reading: 'なまえ' })
  expect(titles).toHaveLength(3)
})

test('publishing the same games again does not change the content version', async () => {
  const before = await version()
  await fixture.sync('arcade', ours)
  expect(await version()).toBe(before)
})

test('the content version increases when a game changes, moves, is withdrawn or returns', async () => {
  const changes = [
    [publishedGame('lantern', { rtp: 95 }), publishedGame('harbour')],
    [publishedGame('harbour'), publishedGame('lantern', { rtp: 95 })],
    [publishedGame('lantern', { rtp: 95 })],
    ours,
  ]
  for (const games of changes) {
    const before = await version()
    await fixture.sync('arcade', games)
    expect(await version()).toBe(before + 1)
  }
})

test('a withdrawn game is not listed, and other suppliers’ games stay', async () => {
  await fixture.sync('arcade', [publishedGame('lantern')])
  expect(await codes()).toEqual(['lantern', 'visitor-game'])
  await fixture.sync('arcade', ours)
})

test('a supplier cannot take over another one’s game', async () => {
  await expect(fixture.sync('guest', [publishedGame('visitor-game'), publishedGame('lantern')])).rejects.toThrow(
    /belongs to/,
  )
  await expect(fixture.sync('nobody', [])).rejects.toThrow(/registered/)
})

test('a lobby lists its groups in order, each with its games', async () => {
  const { gameGroupList } = await fixture.call('getLobbyListWithGameGroups', { lobby: 'casino', languageId: 'en' })
  expect(gameGroupList.map(({ id, name }) => [id, name])).toEqual([
    ['featured', 'Featured games'],
    ['slots', 'Slots'],
  ])
  expect(gameGroupList[1]?.games).toEqual(['lantern', 'harbour', 'visitor-game'])
})

test('a group without games is not listed', async () => {
  expect(await fixture.call('getLobbyListWithGameGroups', { lobby: 'live-casino' })).toEqual({ gameGroupList: [] })
})

test('an unknown group is refused', async () => {
  expect(await refusalCodeOf(fixture.call('getLobbyGameGroupGames', { groupId: 'constructor' }))).toBe('NOT_FOUND')
})

test('the games of a group are paged', async () => {
  const page = await fixture.call('getLobbyGameGroupGames', { groupId: 'slots', offset: '1', limit: '1' })
  expect([page.total, page.games.map((game) => game.gameCode)]).toEqual([3, ['harbour']])
})
