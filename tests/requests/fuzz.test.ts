import { gameApi } from '@andon/arcade/game-api'
import { sportsApi } from '@andon/bookmaker/sports-api'
import { type PlayerEndpoint, playerApi, type StaffEndpoint } from '@andon/contract'
import { walletApi } from '@andon/contract/wallet-api'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { callsOf } from '@andon/tests/declared-calls'
import { inTime } from '@andon/tests/in-time'
import { isLongForm, runsOf } from '@andon/tests/long-form'
import { startServer, type TestServer } from '@andon/tests/server'
import { signAsArcade } from '@andon/tests/sign-as-arcade'
import { allStaffApis, localKey, staffClient } from '@andon/tests/staff-client'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { anyBody, anyJson, anyQuery, fieldsOf, plausibleFields } from './fuzz/inputs.ts'

/** A new seed for each run; FUZZ_SEED repeats a failure. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const each = runsOf({ short: 8, long: 100 })
const runs = { read: each, write: each, money: each, credential: runsOf({ short: 4, long: 8 }) }
const longestMs = isLongForm ? 50_000 : 6_000
const calls = callsOf<PlayerEndpoint>(playerApi)

const sportsHost = 'sports.localhost'
let server: TestServer
let player: Browser
beforeAll(async () => {
  server = await startServer({ env: { BOOKMAKER_FEED: 'simulator', SPORTS_ORIGIN: `http://${sportsHost}` } })
  console.info(`FUZZ_SEED=${seed}`)
})
afterAll(() => server.close())

/** A new session where an earlier call has locked the player or logged out. */
async function someoneLoggedIn(): Promise<Browser> {
  if (player && (await player.get('/ajax/login/status')).body.loggedIn) return player
  player = createBrowser(server.origin)
  await player.register()
  return player
}

test.each(calls)('$id answers any input, and never with a 500', async ({ endpoint, method, path, params }) => {
  const browser = await someoneLoggedIn()
  const fields = fieldsOf(endpoint)
  const input = fc.record({
    path: fc.constantFrom('freegames', 'realgames', '%00', '%E3%81', '..%2F..', 'x'.repeat(190)),
    query: fc.oneof(plausibleFields(fields), anyQuery(fields)),
    body: anyBody(fields),
  })
  await fc.assert(
    fc.asyncProperty(
      input,
      inTime(longestMs, async (sent) => {
        const url = params.reduce((url, param) => url.replace(`{${param}}`, sent.path), path)
        const reply =
          method === 'GET'
            ? await browser.get(`${url}?${sent.query}`)
            : await browser.post(url, {}, { headers: sent.body.headers, rawBody: sent.body.raw })
        expect(isAnswer(reply), JSON.stringify(reply.body)).toBe(true)
      }),
    ),
    { seed, numRuns: runs[endpoint.rate] },
  )
})

const programs = callsOf({ wallet: walletApi, game: gameApi })

test.each(programs)('$id answers any signed input, and never with a 500', async ({ endpoint, method, path }) => {
  const sign = await signAsArcade(server)
  const fields = fieldsOf(endpoint)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyJson(fields), anyBody(fields)),
      inTime(longestMs, async (sent) => {
        const raw = method === 'POST' ? sent.raw : ''
        const origin = endpoint.access === 'supplier' ? server.origin : `http://localhost:${server.port}`
        const response = await fetch(`${origin}${path.replace(/\{\w+\}/g, '%00')}`, {
          method,
          headers: { ...sent.headers, ...sign(raw), authorization: `Bearer ${'A'.repeat(43)}` },
          ...(method === 'POST' && { body: raw }),
        })
        const body = (await response.json()) as { status?: string; errors?: { code: string }[] }
        expect(response.status, JSON.stringify(body)).toBeLessThan(500)
        expect(body.status ?? body.errors?.[0]?.code).toEqual(expect.any(String))
      }),
    ),
    { seed, numRuns: each },
  )
})

test.each(callsOf({ sports: sportsApi }))('$id answers any input, and never with a 500', async (call) => {
  const { endpoint, method, path } = call
  const fields = fieldsOf(endpoint)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyJson(fields), anyBody(fields)),
      anyQuery(fields),
      inTime(longestMs, async (sent, query) => {
        const response = await server.app.http.inject({
          method,
          url: `${path.replace(/\{\w+\}/g, '%00')}${method === 'GET' ? `?${query}` : ''}`,
          headers: { ...sent.headers, host: sportsHost, authorization: `Bearer ${'A'.repeat(43)}` },
          ...(method === 'POST' && { payload: sent.raw }),
        })
        expect(response.statusCode === 503 || response.statusCode < 500, response.body).toBe(true)
      }),
    ),
    { seed, numRuns: each },
  )
})

test.each(callsOf<StaffEndpoint>(allStaffApis))(
  '$id answers any input of staff, and never with a 500',
  async (call) => {
    const { endpoint, method, path } = call
    const [key, fields] = [await localKey(server), fieldsOf(endpoint)]
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anyJson(fields), anyBody(fields)),
        anyQuery(fields),
        inTime(longestMs, async (sent, query) => {
          const response = await server.app.staff.http.inject({
            method,
            url: `${path.replace(/\{\w+\}/g, '%00')}${method === 'GET' ? `?${query}` : ''}`,
            headers: { ...sent.headers, host: 'localhost', authorization: `Bearer ${key}`, 'x-staff-actor': 'fuzz' },
            ...(method === 'POST' && { payload: sent.raw }),
          })
          expect(response.statusCode, response.body).toBeLessThan(500)
        }),
      ),
      { seed, numRuns: each },
    )
    expect(await staffClient(server, key).staff.verifyActions({})).toMatchObject({ firstBroken: null })
  },
)

/** A busy or absent supplier is an expected reply, too. */
function isAnswer({ status, body }: { status: number; body: { errors?: { code: string }[] } }): boolean {
  return status < 500 || (status === 503 && /UNAVAILABLE$/.test(body.errors?.[0]?.code ?? ''))
}

/** Frames that fit the protocol, with topics, parameters and positions of every kind. */
const topicNames = fc.oneof(
  fc.constantFrom('site', 'balance', 'players-now', 'game/lantern-river/players', 'game/../players', '__proto__', ''),
  fc.string({ unit: 'binary', maxLength: 220 }),
)
const subscriptions = fc
  .record({
    type: fc.constantFrom('subscribe', 'unsubscribe', 'ping'),
    topics: fc.array(topicNames, { maxLength: 18 }),
    since: fc.dictionary(topicNames, fc.record({ token: fc.string(), seq: fc.oneof(fc.double(), fc.integer()) })),
  })
  .map((frame) => JSON.stringify(frame))

test('the realtime connection survives any input', async () => {
  const frames = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('{"type":"subscribe","topics":[null]}', 'x'.repeat(5000)),
      subscriptions,
    ),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(frames, async (sent) => {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/realtime`)
      socket.on('error', () => undefined) // closed by the server, as expected
      await new Promise((opened) => socket.once('open', opened))
      const answered = new Promise<void>((resolve) => {
        socket.once('close', () => resolve())
        socket.on('message', (data) => {
          if (String(data) === '{"type":"pong"}') resolve() // the server has read everything before it
        })
      })
      for (const frame of [...sent, '{"type":"ping"}']) socket.send(frame)
      await answered
      socket.terminate()
    }),
    { seed, numRuns: runsOf({ short: 30, long: 500 }) },
  )
  expect((await createBrowser(server.origin).get('/healthz')).status).toBe(200) // ready is another matter: the clock stands, and with it the feed
})
