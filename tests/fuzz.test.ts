import { type Endpoint, parseRoute, playerApi } from '@andon/contract'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { isLongForm, runsOf } from '@andon/tests/long-form'
import { startServer, type TestServer } from '@andon/tests/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { anyBody, anyQuery, fieldsOf, plausibleFields } from './fuzz/inputs.ts'

/** A new seed for each run; FUZZ_SEED repeats a failure. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const each = runsOf({ short: 8, long: 100 })
const runs = { read: each, write: each, money: each, credential: runsOf({ short: 4, long: 8 }) }
const calls = Object.entries(playerApi).flatMap(([module, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    id: `${module}.${name}`,
    endpoint,
    ...parseRoute(endpoint.route),
  })),
)

let server: TestServer
let player: Browser
beforeAll(async () => {
  server = await startServer()
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
    fc.asyncProperty(input, async (sent) => {
      const url = params.reduce((url, param) => url.replace(`{${param}}`, sent.path), path)
      const reply =
        method === 'GET'
          ? await browser.get(`${url}?${sent.query}`)
          : await browser.post(url, {}, { headers: sent.body.headers, rawBody: sent.body.raw })
      expect(isAnswer(reply), JSON.stringify(reply.body)).toBe(true)
    }),
    { seed, numRuns: runs[endpoint.rate], interruptAfterTimeLimit: isLongForm ? 50_000 : 6_000 },
  )
})

/** A busy or absent supplier is an expected reply, too. */
function isAnswer({ status, body }: { status: number; body: { errors?: { code: string }[] } }): boolean {
  return status < 500 || (status === 503 && /UNAVAILABLE$/.test(body.errors?.[0]?.code ?? ''))
}

test('the realtime connection survives any input', async () => {
  const frames = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(
        '{"type":"subscribe","topics":["balance"]}',
        '{"type":"subscribe","topics":[null]}',
        'x'.repeat(5000),
      ),
    ),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(frames, async (sent) => {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/realtime`)
      socket.on('error', () => undefined) // closed by the server, as expected
      await new Promise((opened) => socket.once('open', opened))
      for (const frame of sent) socket.send(frame)
      await new Promise((resolve) => {
        socket.once('pong', resolve).once('close', resolve) // the server has read everything, or closed the connection
        if (socket.readyState === WebSocket.OPEN) socket.ping()
      })
      socket.terminate()
    }),
    { seed, numRuns: 15 },
  )
  expect((await createBrowser(server.origin).get('/readyz')).status).toBe(200)
})
