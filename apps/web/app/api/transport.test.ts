import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiRefusal } from './refusal.ts'
import { createSignals, type Signal } from './signals.ts'
import { createTransport } from './transport.ts'

interface Heard {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let server: Server
let baseUrl: string
let heard: Heard[]
let replies: { status: number; body: string }[]

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push({
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    const reply = replies.shift() ?? { status: 200, body: '{"success":true}' }
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address
})
afterAll(() => server.close())
beforeEach(() => {
  heard = []
  replies = []
})

function transport(signals = createSignals()) {
  return createTransport({ baseUrl, language: 'en', signals })
}
const refused = (code: string, extra = {}) => ({
  status: 403,
  body: JSON.stringify({ success: false, errors: [{ code, message: 'no', ...extra }] }),
})

test('GET carries the language and its fields in the query; names in braces go into the path', async () => {
  await transport()('GET /ajax/launcher/{gameType}', { gameType: 'freegames', gameSymbol: 'lantern-river' })
  expect(heard[0]?.line).toBe('GET /ajax/launcher/freegames?languageId=en&gameSymbol=lantern-river')
  expect(heard[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(heard[0]?.headers.accept).toBe('application/json')
})

test('POST is form-encoded; what is undefined is left out and objects travel as JSON', async () => {
  await transport()('POST /ajax/x', { a: '1 &2', b: undefined, c: { range: '7Days' } })
  expect([...new URLSearchParams(heard[0]?.body)]).toEqual([
    ['a', '1 &2'],
    ['c', '{"range":"7Days"}'],
  ])
})

test('parallel cached calls share one request, later ones are served from memory, and a failed one is asked again', async () => {
  const call = transport()
  replies = [refused('UNAVAILABLE')]
  await expect(call('GET /ajax/g', {}, { cached: true })).rejects.toThrow(ApiRefusal)
  await Promise.all([call('GET /ajax/g', {}, { cached: true }), call('GET /ajax/g', {}, { cached: true })])
  await call('GET /ajax/g', {}, { cached: true })
  await call('GET /ajax/g', { page: 2 }, { cached: true })
  expect(heard).toHaveLength(3)
})

test('a refused anti-forgery token is renewed by the login status, and the call is tried once more', async () => {
  replies = [refused('ANTI_FORGERY'), { status: 200, body: '{"loggedIn":false}' }]
  await expect(transport()('POST /ajax/x')).resolves.toEqual({ success: true })
  expect(heard.map(({ line }) => line)).toEqual([
    'POST /ajax/x',
    'GET /ajax/login/status?languageId=en',
    'POST /ajax/x',
  ])

  heard = []
  replies = [refused('ANTI_FORGERY'), { status: 200, body: '{}' }, refused('ANTI_FORGERY')]
  await expect(transport()('POST /ajax/x')).rejects.toMatchObject({ code: 'ANTI_FORGERY' })
  expect(heard).toHaveLength(3)
})

test('a refusal says which code, which number, which field and which values', async () => {
  replies = [refused('KYC_REQUIRED', { errorCode: '100146', field: 'amount', params: { max: 5 } })]
  await expect(transport()('POST /ajax/x')).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
    errorCode: '100146',
    field: 'amount',
    params: { max: 5 },
    status: 403,
  })
})

test('a reply that is not JSON is our failure, a lost connection the network’s', async () => {
  replies = [{ status: 502, body: '<html>' }]
  await expect(transport()('GET /ajax/x')).rejects.toMatchObject({ code: 'INTERNAL', status: 502 })
  const lost = createTransport({ baseUrl: 'http://127.0.0.1:9', language: 'ja', signals: createSignals() })
  await expect(lost('GET /ajax/x')).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
})

test('flags reach the page whatever the status', async () => {
  const signals = createSignals()
  const seen: Signal[] = []
  signals.subscribe((signal) => seen.push(signal))
  replies = [{ status: 503, body: '{"error":"150"}' }]
  await expect(transport(signals)('GET /ajax/x')).rejects.toMatchObject({ errorCode: '150' })
  expect(seen).toEqual([{ type: 'maintenance' }])
})
