import { type GameCall, gameApi } from '@andon/arcade/game-api'
import { type SportsCall, sportsApi } from '@andon/bookmaker/sports-api'
import { addressOf } from '@andon/contract/endpoint'
import { walletApi, walletApiHeaders } from '@andon/contract/wallet-api'
import { createBrowser } from '@andon/tests/browser'
import { callsOf } from '@andon/tests/declared-calls'
import { startServer, type TestServer } from '@andon/tests/server'
import { signAsArcade } from '@andon/tests/sign-as-arcade'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Who may call the APIs that programs use, game clients and suppliers: generated from the declarations. */
const sportsHost = 'sports.localhost'
let server: TestServer
let sign: Awaited<ReturnType<typeof signAsArcade>>
beforeAll(async () => {
  server = await startServer({ env: { BOOKMAKER_FEED: 'simulator', SPORTS_ORIGIN: `http://${sportsHost}` } })
  sign = await signAsArcade(server)
})
afterAll(() => server.close())

const ofGames = callsOf({ game: gameApi })
const ofSuppliers = callsOf({ wallet: walletApi })

/** Requests that pass the schemas. */
const round = { roundId: `rnd_${'0'.repeat(26)}` }
const requests: Record<GameCall, object> = {
  openSession: { demo: true, gameCode: 'lantern-river', language: 'ja' },
  session: {},
  balance: {},
  playRound: { stake: 100, requestId: 'request-1' },
  act: { ...round, index: 0, action: {} },
  rounds: {},
  roundShown: round,
  proof: round,
  seedRounds: { commitment: '0'.repeat(64) },
  seeds: {},
  chooseSeed: { clientSeed: 'seed' },
  rotateSeeds: { clientSeed: 'seed' },
  table: {},
  tableTime: {},
  placeBet: { number: 1, stake: 100, requestId: 'request-1' },
  actOnBet: { betId: round.roundId, action: {} },
  tableRounds: {},
  tableRound: { number: '1' },
  tableChains: {},
  react: { reaction: 'clap' },
  squeeze: { number: 1, card: 0, from: 'left', part: 0 },
  tableMessages: {},
  sayAtTable: { text: 'こんばんは', requestId: 'request-1' },
  reportMessage: { number: '1', reason: 'insult' },
}

async function sendAsGame(id: string, headers: Record<string, string>) {
  const call = id.replace('game.', '') as GameCall // the only module of its API
  const { method, path, fields } = addressOf(gameApi[call].route, requests[call])
  const origin = `http://localhost:${server.port}`
  return send(`${origin}${path}`, { method, headers, body: JSON.stringify(fields) })
}

async function send(
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string },
) {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body }),
  })
  const json = (await reply.json()) as { status?: string; errors?: { code: string }[] }
  return [reply.status, json.status ?? json.errors?.[0]?.code]
}

describe.each(ofGames.filter(({ endpoint }) => endpoint.access === 'gameSession'))('$id', ({ id }) => {
  test.each([
    ['no token', {}],
    ['a token that was never issued', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['another scheme', { authorization: `Basic ${'A'.repeat(43)}` }],
  ])('is refused with %s', async (_title, headers) => {
    expect(await sendAsGame(id, headers)).toEqual([401, 'SESSION_EXPIRED'])
  })

  test('is refused with the session of a player’s browser', async () => {
    const browser = createBrowser(server.origin)
    await browser.register()
    const session = browser.jar.get('andon_session') ?? ''
    expect(session).not.toBe('')
    expect(await sendAsGame(id, { cookie: `andon_session=${session}` })).toEqual([401, 'SESSION_EXPIRED'])
    expect(await sendAsGame(id, { authorization: `Bearer ${session}` })).toEqual([401, 'SESSION_EXPIRED'])
  })
})

const ofSports = callsOf({ sports: sportsApi })
const bet = `bet_${'0'.repeat(26)}`
const leg = { selection: 'andon:match:m1-1/1/1', price: 2000 }
const slip = { legs: [leg], combine: { type: 'single' }, stake: { total: 100 } }
const sportsRequests: Record<SportsCall, object> = {
  openSession: { token: 'x'.repeat(43), language: 'ja' },
  session: {},
  listSports: {},
  listTournaments: {},
  listEvents: {},
  listResults: { day: '2026-01-01' },
  searchPlayers: { query: 'sato' },
  showEvent: { event: 'andon:match:m1-1' },
  showBackground: { event: 'andon:match:m1-1' },
  showPlay: { event: 'andon:match:m1-1' },
  showInnerScores: { events: ['andon:match:sim-fbjp3-0'] },
  showPrices: { selections: [leg.selection] },
  showMarketPrices: { event: 'andon:match:m1-1', line: '1' },
  listBoosts: {},
  shareSlip: { selections: [leg.selection] },
  openSharedSlip: { code: '0123456789' },
  quoteSlip: slip,
  quoteSlips: { slips: [slip] },
  placeBet: { ...slip, prices: 'any', requestId: 'request-1', player: 'ply_1' },
  listBets: {},
  showBet: { bet },
  showOpenStakes: { since: '2026-01-01T00:00:00Z' },
  quoteCashOut: { bet },
  takeCashOut: { bet, quote: 'quote-1', amount: 1 },
  editBet: { bet, quote: 'quote-1', legs: [leg], combine: { type: 'single' }, prices: 'any', requestId: 'request-1' },
  setCashOutRule: { bet, rule: 'rule-001', conditions: [{ when: 'valueAtLeast', amount: 1 }], amount: null },
  removeCashOutRule: { bet, rule: 'rule-001' },
  showRecord: {},
}

async function sendAsSports(id: string, headers: Record<string, string>) {
  const call = id.replace('sports.', '') as SportsCall // the only module of its API
  const { method, path, fields } = addressOf(sportsApi[call].route, sportsRequests[call])
  const query = Object.entries(fields).map(([name, value]) => [name, String(value)])
  const payload = method === 'POST' ? { payload: fields } : { query: Object.fromEntries(query) }
  const reply = await server.app.http.inject({
    method,
    url: path,
    headers: { host: sportsHost, ...headers },
    ...payload,
  })
  return [reply.statusCode, reply.json().errors?.[0]?.code]
}

describe.each(ofSports.filter(({ endpoint }) => endpoint.access === 'sportsSession'))('$id', ({ id }) => {
  test.each([
    ['no token', {}],
    ['a token that was never issued', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['another scheme', { authorization: `Basic ${'A'.repeat(43)}` }],
    ['the cookie of a site', { cookie: `andon_session=${'A'.repeat(43)}` }],
  ])('is refused with %s', async (_title, headers) => {
    expect(await sendAsSports(id, headers)).toEqual([401, 'SESSION_EXPIRED'])
  })
})

describe.each(ofSports.filter(({ endpoint }) => endpoint.access === 'sportsVisitor'))('$id', ({ id }) => {
  test('asks for no session', async () => {
    const [status, code] = await sendAsSports(id, {})
    expect([200, 404, 422]).toContain(status)
    expect(code).not.toBe('SESSION_EXPIRED')
  })
})

test('only reading about sports, quotes and opening a session need no session', () => {
  expect(ofSports.filter(({ endpoint }) => endpoint.access === 'sportsVisitor').map(({ id }) => id)).toEqual([
    'sports.openSession',
    'sports.listSports',
    'sports.listTournaments',
    'sports.listEvents',
    'sports.listResults',
    'sports.searchPlayers',
    'sports.showEvent',
    'sports.showBackground',
    'sports.showPlay',
    'sports.showInnerScores',
    'sports.showPrices',
    'sports.showMarketPrices',
    'sports.listBoosts',
    'sports.openSharedSlip',
    'sports.quoteSlip',
    'sports.quoteSlips',
  ])
})

test('only opening a session needs none', () => {
  expect(ofGames.filter(({ endpoint }) => endpoint.access !== 'gameSession').map(({ id }) => id)).toEqual([
    'game.openSession',
  ])
})

describe.each(ofSuppliers)('$id', ({ endpoint, method, path }) => {
  const signed = (headers: Record<string, string>) => send(`${server.origin}${path}`, { method, headers, body: '{}' })

  test('belongs to suppliers', () => expect(endpoint.access).toBe('supplier'))

  test.each([
    ['without a signature', () => ({ [walletApiHeaders.supplier]: 'arcade' })],
    ['without a supplier', () => ({ [walletApiHeaders.signature]: sign('{}')[walletApiHeaders.signature] ?? '' })],
    ['with the signature of another body', () => sign('{ }')],
    ['with another supplier’s name', () => ({ ...sign('{}'), [walletApiHeaders.supplier]: 'acme' })],
  ])('is refused %s', async (_title, headers) => {
    expect(await signed(headers())).toEqual([401, 'SIGNATURE_INVALID'])
  })

  test('reads the body only after its signature', async () => {
    expect(await signed(sign('{}'))).toEqual([400, 'MALFORMED'])
  })
})
