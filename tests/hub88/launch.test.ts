import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OpenedAggregator, openAggregator } from './open-aggregator.ts'

let opened: OpenedAggregator
beforeAll(async () => {
  opened = await openAggregator()
})
afterAll(() => opened.close())
afterEach(() => {
  Object.assign(opened.aggregator.state, { manner: 'answers', launchUrl: 'https://games.fair.example/play?session=1' })
})

const real = { gameType: 'realgames', gameSymbol: 'fair-lamp-1' } as const
const demo = { gameType: 'freegames', gameSymbol: 'fair-lamp-1' } as const
const lastAsked = () => opened.aggregator.state.asked.at(-1)
const openSessions = (playerId: string) =>
  opened.operator.db.query('select from game_wallet.game_sessions where player_id = $1 and ended_at is null', [
    playerId,
  ])

test('a launch for real money asks the aggregator for the address, with a token that is a game session', async () => {
  const { operator, aggregator } = opened
  const session = await operator.newPlayer(1000)
  const reply = await operator.call('launchGame', { ...real, languageId: 'en' }, session)
  expect(reply).toMatchObject({
    launchUrl: aggregator.state.launchUrl,
    gameCode: 'fair-lamp-1',
    vendorCode: 'paper-boat',
    dialect: 'none',
    hasDemo: true,
    messageOrigins: ['https://games.fair.example'],
    realityCheck: { RealityIntervalValue: 60 },
  })
  expect(lastAsked()).toEqual({
    path: 'game/url',
    fields: {
      user: session.playerId,
      token: expect.stringMatching(/^ply_\w+\.[\w-]{43}$/),
      game_code: 'lamp_1',
      currency: 'JPY',
      platform: 'GPL_DESKTOP',
      lang: 'en',
      country: 'JP',
      ip: '192.0.2.1',
      operator_id: 17,
      lobby_url: 'http://leo.localhost:4000/en/lobbies/casino',
      deposit_url: 'http://leo.localhost:4000/en/account/cashier',
    },
  })
  expect(await openSessions(session.playerId)).toHaveLength(1)
  expect((await operator.call('getLastPlayedGames', {}, session)).games).toEqual(['fair-lamp-1'])
})

test('a launch for play money is the demo user’s, without a token', async () => {
  await opened.operator.call('launchGame', demo)
  expect(lastAsked()?.fields).toMatchObject({ user: 'demo', currency: 'XXX', game_code: 'lamp_1' })
  expect(lastAsked()?.fields).not.toHaveProperty('token')
})

test.each([
  ['is silent for five seconds', { manner: 'hangs' }, 'no launch address'],
  ['fails', { manner: 'fails' }, 'no launch address'],
  ['answers with something else', { manner: 'talks nonsense' }, 'no launch address'],
  ['gives an address elsewhere', { launchUrl: 'https://games.other.example/play' }, 'another origin'],
  ['gives a script as the address', { launchUrl: 'javascript:alert(1)' }, 'another origin'],
])('an aggregator that %s is logged, and no session stays open', async (_title, state, line) => {
  const { operator, aggregator, lines } = opened
  Object.assign(aggregator.state, state)
  const session = await operator.newPlayer(1000)
  expect((await refusalOf(operator.call('launchGame', real, session))).code).toBe('SUPPLIER_UNAVAILABLE')
  expect(lines.at(-1)).toMatchObject({ supplier: 'fair', game: 'lamp_1', msg: expect.stringContaining(line) })
  expect(await openSessions(session.playerId)).toEqual([])
  expect((await operator.call('getLastPlayedGames', {}, session)).games).toEqual([])
})

test('a launch keeps the rules of a game session: lock, login, and room for games', async () => {
  const { operator, openGame, ask } = opened
  const locked = await operator.newPlayer(1000)
  operator.lock(locked)
  expect((await refusalOf(operator.call('launchGame', real, locked))).code).toBe('ACCOUNT_LOCKED')
  const gone = await operator.newPlayer(1000)
  operator.logOut(gone)
  expect((await refusalOf(operator.call('launchGame', real, gone))).code).toBe('REAL_PLAY_LOGIN_REQUIRED')

  const game = await openGame(1000)
  for (let more = 0; more < 4; more++) {
    operator.clock.advance({ seconds: 1 })
    await operator.call('launchGame', real, game.session)
  }
  expect(await ask('transaction/bet', game.bet(100))).toEqual(['ERROR_TOKEN_EXPIRED', 1000])
  expect(await openSessions(game.session.playerId)).toHaveLength(4)
})

test('a fifth game is refused while four are in a round', async () => {
  const { operator, playing, ask } = opened
  const session = await operator.newPlayer(1000)
  for (let game = 0; game < 4; game++) {
    const { bet } = await playing(session, 'lamp_1')
    operator.clock.advance({ seconds: 1 })
    expect((await ask('transaction/bet', bet(10, { round: `round-${game}` })))[0]).toBe('OK')
  }
  const refusal = await refusalOf(operator.call('launchGame', real, session))
  expect([refusal.code, refusal.params]).toEqual(['TOO_MANY_GAMES', { max: 4 }])
})
