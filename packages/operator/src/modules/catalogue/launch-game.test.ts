import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet/game-wallet.fixture.ts'
import { setGamePaused, setSupplierState } from './suppliers/states.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
  await fixture.sync('arcade', [
    publishedGame('lantern'),
    publishedGame('harbour'),
    publishedGame('real-only', { modes: ['realgames'] }),
    publishedGame('withdrawn'),
  ])
  await fixture.sync('arcade', [
    publishedGame('lantern'),
    publishedGame('harbour'),
    publishedGame('real-only', { modes: ['realgames'] }),
  ])
})
afterAll(() => fixture.close())

const real = { gameType: 'realgames', gameSymbol: 'lantern' } as const
const demo = { gameType: 'freegames', gameSymbol: 'lantern' } as const

test('a visitor launches a game for play money without a token', async () => {
  expect(await fixture.call('launchGame', { ...demo, languageId: 'en' })).toEqual({
    success: true,
    launchUrl: 'http://arcade.localhost:4000/lantern/?lang=en&mode=demo&host=http%3A%2F%2Fleo.localhost%3A4000',
    gameCode: 'lantern',
    vendorCode: 'vanguard',
    dialect: 'vanguard',
    hasDemo: true,
    messageOrigins: ['http://arcade.localhost:4000'],
  })
})

test('a launch for real money has its token in the fragment, which is not logged', async () => {
  const { launchUrl } = await fixture.call('launchGame', real, await fixture.newPlayer())
  const url = new URL(launchUrl)
  expect(url.origin + url.pathname).toBe('http://arcade.localhost:4000/lantern/')
  expect(Object.fromEntries(url.searchParams)).toEqual({ lang: 'ja', mode: 'real', host: 'http://leo.localhost:4000' })
  expect(url.hash).toMatch(/^#token=ply_\w+\.[\w-]{43}$/)
})

test('a logged-in player may play for play money, which is not added to the last played games', async () => {
  const session = await fixture.newPlayer()
  expect((await fixture.call('launchGame', demo, session)).launchUrl).not.toContain('token')
  expect((await fixture.call('getLastPlayedGames', {}, session)).games).toEqual([])
})

test('the database stores only the hash of a launch token', async () => {
  const token = await fixture.launchToken(await fixture.newPlayer(), 'lantern')
  const rows = await fixture.ownerDb.query('select token_hash::text, t::text as whole from catalogue.launch_tokens t')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.length).toBeGreaterThan(0)
})

test('a launch for real money without a login is refused as such, even with other errors', async () => {
  expect(await refusalCodeOf(fixture.call('launchGame', real))).toBe('REAL_PLAY_LOGIN_REQUIRED')
})

test('a game that is unknown, withdrawn or paused, or whose supplier is retired, has a refusal of its own', async () => {
  expect(await refusalCodeOf(fixture.call('launchGame', { ...demo, gameSymbol: 'nothing' }))).toBe('GAME_UNKNOWN')
  expect(await refusalCodeOf(fixture.call('launchGame', { ...demo, gameSymbol: 'withdrawn' }))).toBe(
    'GAME_NOT_PUBLISHED',
  )
  const paused = async () => (await fixture.call('getGames', { languageId: 'en' })).paused
  const by = { at: fixture.clock.now(), actor: 'staff' }
  await fixture.db.transaction((tx) => setGamePaused(tx, { gameCode: 'lantern', paused: true, ...by }))
  expect(await refusalCodeOf(fixture.call('launchGame', demo))).toBe('GAME_PAUSED')
  expect(await paused()).toEqual([{ gameCode: 'lantern', name: 'lantern' }])
  await fixture.db.transaction((tx) => setSupplierState(tx, { supplier: 'arcade', state: 'retired', ...by }))
  expect([await refusalCodeOf(fixture.call('launchGame', demo)), await paused()]).toEqual(['GAME_NOT_PUBLISHED', []])
  await fixture.db.transaction((tx) => setSupplierState(tx, { supplier: 'arcade', state: 'active', ...by }))
  await fixture.db.transaction((tx) => setGamePaused(tx, { gameCode: 'lantern', paused: false, ...by }))
  expect([await refusalCodeOf(fixture.call('launchGame', demo)), await paused()]).toEqual(['none', []])
})

test('a launch for play money of a game without it is refused', async () => {
  expect(await refusalCodeOf(fixture.call('launchGame', { ...demo, gameSymbol: 'real-only' }))).toBe(
    'GAME_MODE_UNAVAILABLE',
  )
  const launched = await fixture.call('launchGame', { ...real, gameSymbol: 'real-only' }, await fixture.newPlayer())
  expect(launched.hasDemo).toBe(false)
})

test('a locked player cannot launch a game for real money', async () => {
  const session = await fixture.newPlayer()
  await fixture.lock(session)
  expect(await refusalCodeOf(fixture.call('launchGame', real, session))).toBe('ACCOUNT_LOCKED')
  expect((await fixture.call('getLastPlayedGames', {}, session)).games).toEqual([])
})

test('last played games are listed newest first, each once, at most nine', async () => {
  const many = Array.from({ length: 12 }, (_, index) => publishedGame(`game-${index}`))
  await fixture.sync('guest', [publishedGame('visitor-game'), ...many])
  const session = await fixture.newPlayer()
  for (const gameSymbol of ['lantern', 'harbour', 'lantern']) {
    fixture.clock.advance({ seconds: 1 })
    await fixture.launchToken(session, gameSymbol)
  }
  expect((await fixture.call('getLastPlayedGames', {}, session)).games).toEqual(['lantern', 'harbour'])
  for (const { gameCode } of many) {
    fixture.clock.advance({ seconds: 1 })
    await fixture.launchToken(session, gameCode)
  }
  const { games } = await fixture.call('getLastPlayedGames', {}, session)
  expect([games.length, games[0], games[8]]).toEqual([9, 'game-11', 'game-3'])
})

test('games with an open round of the player are named with the last played ones, but not live games, whose rounds wait for nobody', async () => {
  await fixture.sync('guest', [publishedGame('visitor-game'), publishedGame('hall', { category: 'live-casino' })])
  const session = await fixture.newPlayer()
  const other = await fixture.newPlayer()
  const round = (playerId: string, gameCode: string, state: 'open' | 'closed') =>
    fixture.ownerDb.query(
      `insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
       values ('guest', $1::text, $2 || $1::text, $2, 'JPY', $3, 100, 0, now(), case $3 when 'closed' then now() end)`,
      [playerId, gameCode, state],
    )
  await round(session.playerId, 'lantern', 'open')
  await round(session.playerId, 'hall', 'open')
  await round(session.playerId, 'harbour', 'closed')
  await round(other.playerId, 'harbour', 'open')
  expect((await fixture.call('getLastPlayedGames', {}, session)).inRound).toEqual(['lantern'])
})

test('expired launch tokens are deleted after a day', async () => {
  await fixture.launchToken(await fixture.newPlayer(), 'lantern')
  const forget = fixture.catalogue.jobs.find((job) => job.name === 'catalogue.forget-launch-tokens')
  fixture.clock.advance({ hours: 25 })
  await forget?.run()
  expect(await fixture.ownerDb.query('select from catalogue.launch_tokens')).toEqual([])
})

test.each([
  [92, 'IT', 'none'],
  [90, 'IT', 'none'],
  [89.99, 'IT', 'GAME_RETURN_TOO_LOW'],
  [89.99, 'JP', 'none'],
  [84.99, 'JP', 'GAME_RETURN_TOO_LOW'],
  [null, 'IT', 'none'],
])(
  'a game with a return of %s per cent, opened by a player from %s for real or play money: %s',
  async (rtp, country, expected) => {
    await fixture.sync('guest', [publishedGame('measured', { rtp })])
    const player = await fixture.newPlayer(0, { country })
    for (const gameType of ['realgames', 'freegames'] as const)
      expect(await refusalCodeOf(fixture.call('launchGame', { gameType, gameSymbol: 'measured' }, player))).toBe(
        expected,
      )
  },
)

test('the catalogue lists countries where a game is not allowed, and leaves out games that are allowed nowhere', async () => {
  const listed = async (rtp: number | null) => {
    await fixture.sync('guest', [publishedGame('measured', { rtp })])
    const { games } = await fixture.call('getGames', { languageId: 'en' })
    return games.find(({ gameCode }) => gameCode === 'measured')?.notPlayableIn
  }
  expect(await listed(96)).toEqual([])
  expect(await listed(89.99)).toEqual(['IT'])
  expect(await listed(84.99)).toBeUndefined()
  expect(await refusalCodeOf(fixture.call('launchGame', { gameType: 'freegames', gameSymbol: 'measured' }))).toBe(
    'GAME_RETURN_TOO_LOW',
  )
  expect(await listed(null)).toEqual([])
})
