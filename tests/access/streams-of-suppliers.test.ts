import { randomUUID } from 'node:crypto'
import { roundWentOn } from '@andon/arcade/facts'
import { gameApi } from '@andon/arcade/game-api'
import { gameTopics } from '@andon/arcade/game-topics'
import { sportsTopics } from '@andon/bookmaker/sports-api'
import type { GameEndpoint } from '@andon/contract'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { requestOfClient } from '@andon/tests/client-request'
import { openStream } from '@andon/tests/open-page'
import { legsOf, openSportsbook, patience, type Sportsbook } from '@andon/tests/sports/open-sportsbook'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'

/** Who follows the streams of suppliers: their own parties, by a token, while the login that opened the session goes on. */

const [sports, games] = ['sports.localhost', 'localhost']
const slow = 120_000
const minuteMs = 60_000
/** The operator's maximum for a player. */
const openGamesMost = 4

let book: Sportsbook
beforeAll(async () => {
  book = await openSportsbook({ sports: ['tennis'] })
})
afterAll(() => book.close())

/** A player with tokens of both suppliers and a bet. */
async function newPlayer() {
  const browser = createBrowser(book.server.origin)
  const { playerID } = await browser.register()
  await browser.deposit(20_000)
  const { authToken } = (await browser.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' })).body
  const { sessionToken: token } = await book.call('openSession', { token: authToken, language: 'ja' })
  const [row] = await book.upcoming(1)
  const slip = { legs: row ? legsOf([row]) : [], combine: { type: 'single' }, stake: { total: 500 } }
  const { bet } = await book.call('placeBet', { ...slip, prices: 'any', requestId: randomUUID() }, token)
  expect(bet?.status).toBe('ACCEPTED')
  return { browser, playerID, token, bet: bet?.id ?? '' }
}

async function gameTokenOf(browser: Browser, gameCode = 'lantern-river'): Promise<string> {
  const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: gameCode })).body
  const launch = { token: new URL(launchUrl).hash.replace('#token=', ''), gameCode, language: 'en' }
  const { port } = book.server
  const reply = await requestOfClient({ port, host: games }, gameApi.openSession.route, launch)
  return reply.body.sessionToken
}

const follow = (
  host: string,
  topics: readonly string[],
  more: { token?: string; headers?: Record<string, string> } = {},
) => openStream(book.server.origin, { host, topics, ...more })
const voidBet = async (bet: string) =>
  staffClient(book.server, await localKey(book.server)).bookmaker.voidBet({ bet, reason: 'a test' })
/** Without the word that the bet was accepted, which may come after the page. */
const statusesOf = (stream: { heard(topic: string): { id: string; status: string }[] }) =>
  stream.heard('bets').flatMap(({ status }) => (status === 'ACCEPTED' ? [] : [status]))

test('a bettor receives each change of their bets as the call shows them, and nobody else does', {
  timeout: slow,
}, async () => {
  const [me, other] = [await newPlayer(), await newPlayer()]
  const [mine, theirs] = [await follow(sports, ['bets'], me), await follow(sports, ['bets'], other)]
  expect([mine, theirs].map((stream) => stream.answersOf('bets'))).toEqual([['subscribed'], ['subscribed']])
  await voidBet(me.bet)
  await vi.waitFor(() => expect(statusesOf(mine)).toEqual(['CANCELLED']), patience)
  const { bet } = await book.call('showBet', { bet: me.bet }, me.token)
  expect(mine.heard('bets').at(-1)).toEqual(bet)
  await voidBet(other.bet)
  await vi.waitFor(() => expect(statusesOf(theirs)).toEqual(['CANCELLED']), patience)
  expect(mine.heard('bets').filter(({ id }) => id !== me.bet)).toEqual([])
  for (const stream of [mine, theirs]) stream.close()
})

test('the topics of one origin are unknown at the others', { timeout: slow }, async () => {
  const names = {
    [sports]: sportsTopics.filter(({ access }) => access === 'bettor').map(({ name }) => name as string),
    [games]: gameTopics.filter(({ access }) => access === 'game').map(({ name }) => name as string),
    'leo.localhost': ['balance', 'limits', 'payments', 'chat', 'visitor-chat', 'verification'],
  }
  const all = [...new Set(Object.values(names).flat())]
  for (const [host, own] of Object.entries(names)) {
    const stream = await follow(host, all)
    const refused = all.map((name) => stream.answersOf(name)[0])
    const expected = all.map((name) =>
      own.includes(name) || (host === 'leo.localhost' && name === 'session') ? 'LOGIN_REQUIRED' : 'UNKNOWN_TOPIC',
    )
    expect([host, refused]).toEqual([host, expected])
    stream.close()
  }
})

test('neither a cookie of the site nor a token of another origin opens a stream', { timeout: slow }, async () => {
  const { browser, token } = await newPlayer()
  const gameToken = await gameTokenOf(browser)
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ')
  const tries = [
    [sports, 'bets', {}],
    [sports, 'bets', { headers: { cookie } }],
    [sports, 'bets', { headers: { authorization: `Bearer ${token}` } }],
    [sports, 'bets', { token: gameToken }],
    [sports, 'bets', { token: 'A'.repeat(43) }],
    [sports, 'bets', { token: browser.jar.get('andon_session') ?? 'x' }],
    [games, 'round', {}],
    [games, 'round', { headers: { cookie } }],
    [games, 'round', { token }],
    ['leo.localhost', 'balance', { token }],
    ['leo.localhost', 'balance', { token: gameToken }],
    ['leo.localhost', 'balance', { token: browser.jar.get('andon_session') ?? 'x' }],
  ] as const
  for (const [host, topic, how] of tries) {
    const stream = await follow(host, [topic], how)
    expect([host, how, stream.answersOf(topic)]).toEqual([host, how, ['LOGIN_REQUIRED']])
    stream.close()
  }
  const right = await Promise.all([follow(sports, ['bets'], { token }), follow(games, ['round'], { token: gameToken })])
  expect(right.map(({ frames }) => frames.filter(({ type }) => type === 'subscribed').length)).toEqual([1, 1])
  for (const stream of right) stream.close()
})

test.each([sports, games, 'leo.localhost'])('a page of another origin cannot open the stream of %s', async (host) => {
  const { port } = new URL(book.server.origin)
  for (const origin of ['https://evil.example', `http://bee.localhost:${port}`, 'null']) {
    const headers = { host: `${host}:${port}`, origin }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { headers })
    const code = await new Promise((done) => {
      socket.on('close', done)
      socket.on('error', () => done('refused'))
    })
    expect([origin, code]).toEqual([origin, 1008])
  }
})

test('a connection asks for a token again only so often', { timeout: slow }, async () => {
  const stream = await follow(sports, ['bets'])
  for (let tries = 0; tries < 25; tries++) stream.send({ type: 'authenticate', token: `${tries}`.padStart(43, 'A') })
  await vi.waitFor(() => expect(stream.frames.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(5))
  stream.close()
})

const endings: Record<string, (browser: Browser) => Promise<unknown>> = {
  'a logout': (browser) => browser.post('/ajax/login/logout', {}),
  'a lock': (browser) => browser.post('/ajax/ResponsibleGaming/lockAccount', { days: '365' }),
}

test.each(Object.keys(endings))('%s ends the streams of both suppliers at once', { timeout: slow }, async (ending) => {
  const [{ browser, token, bet }, other] = [await newPlayer(), await newPlayer()]
  const [bets, game] = [await follow(sports, ['bets'], { token }), await openFollowed(browser)]
  const stranger = await openFollowed(other.browser)
  await endings[ending]?.(browser)
  await vi.waitFor(() => {
    expect(bets.answersOf('bets')).toEqual(['subscribed', 'LOGIN_REQUIRED'])
    expect(game.answersOf('round')).toEqual(['subscribed', 'LOGIN_REQUIRED'])
  }, patience)
  expect(game.heard('session')).toEqual([{ state: 'ended' }])
  await voidBet(bet)
  const again = await follow(sports, ['bets'], { token })
  expect(again.answersOf('bets')).toEqual(['LOGIN_REQUIRED'])
  expect(statusesOf(bets)).toEqual([])
  expect(stranger.heard('session')).toEqual([])
  for (const stream of [bets, game, stranger, again]) stream.close()
})

/** A real session of this game, whose page follows both topics. */
async function openFollowed(browser: Browser, gameCode?: string) {
  const token = await gameTokenOf(browser, gameCode)
  return { token, ...(await follow(games, ['session', 'round'], { token })) }
}
const gameCall = (route: GameEndpoint['route'], token: string, fields: object) =>
  requestOfClient({ port: book.server.port, host: games, token }, route, fields)

test('a round that goes on is told to the other sessions of its player in its game, and to no other', {
  timeout: slow,
}, async () => {
  const [me, other] = [await newPlayer(), await newPlayer()]
  const game = 'hot-spring-dig'
  const [playing, waiting] = [await openFollowed(me.browser, game), await openFollowed(me.browser, game)]
  const others = [await openFollowed(me.browser), await openFollowed(other.browser, game)]
  const played = { stake: 200, requestId: randomUUID(), choice: { hazards: 1 } }
  const { round } = (await gameCall(gameApi.playRound.route, playing.token, played)).body
  expect(round.status).toBe('playing')

  const action = { roundId: round.id, index: 0, action: { type: 'open', cell: 12 } }
  const acted = (await gameCall(gameApi.act.route, playing.token, action)).body
  const now = { id: round.id, status: acted.round.status }
  await vi.waitFor(() => expect(waiting.heard('round')).toEqual([now]), patience)
  expect(playing.heard('round')).toEqual([]) // it has the reply

  await book.server.app.bus.publish([roundWentOn({ key: me.playerID, data: { round: round.id, by: null } })])
  await vi.waitFor(() => {
    expect(waiting.heard('round')).toEqual([now, now])
    expect(playing.heard('round')).toEqual([now])
  }, patience)
  for (const stream of others) expect(stream.heard('round')).toEqual([])
  for (const stream of [playing, waiting, ...others]) stream.close()
})

test('a game in whose place another was opened is told so at once, and no other game is', {
  timeout: slow,
}, async () => {
  const [me, other] = [await newPlayer(), await newPlayer()]
  const stranger = await openFollowed(other.browser)
  const opened: Awaited<ReturnType<typeof openFollowed>>[] = []
  const open = async () => {
    book.server.clock.advance({ seconds: 1 }) // the oldest is replaced
    opened.push(await openFollowed(me.browser))
  }
  for (let count = 0; count < openGamesMost; count++) await open()
  const startedAt = performance.now()
  for (let replaced = 0; replaced < 2; replaced++) {
    await open()
    await vi.waitFor(() => expect(opened[replaced]?.heard('session')).toEqual([{ state: 'replaced' }]), patience)
  }
  expect(performance.now() - startedAt).toBeLessThan(minuteMs) // all sessions are asked about once a minute, too
  for (const stream of [stranger, ...opened.slice(2)]) expect(stream.heard('session')).toEqual([])
  expect(opened[0]?.answersOf('session')).toEqual(['subscribed']) // its player is logged in
  for (const stream of [stranger, ...opened]) stream.close()
})

test('a session that ended without a word is found before a message would reach it', { timeout: slow }, async () => {
  const { browser, token, bet } = await newPlayer()
  const stays = await newPlayer()
  const [idle, open] = [await follow(sports, ['bets'], { token }), await follow(sports, ['bets'], stays)]
  book.server.clock.advance({ minutes: 31 }) // the idle timeout of the login, of which no fact tells
  await stays.browser.get('/ajax/login/status')
  await voidBet(bet)
  await vi.waitFor(() => expect(idle.answersOf('bets')).toEqual(['subscribed', 'LOGIN_REQUIRED']), patience)
  expect(statusesOf(idle)).toEqual([])
  expect((await browser.get('/ajax/login/status')).body.loggedIn).toBe(false)
  for (const stream of [idle, open]) stream.close()
})
