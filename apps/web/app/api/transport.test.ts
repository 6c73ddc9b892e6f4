import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiRefusal } from './refusal.ts'
import { createSignals, type Signal } from './signals.ts'
import { createTransport } from './transport.ts'

interface ReceivedRequest {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let server: Server
let baseUrl: string
let received: ReceivedRequest[]
let replies: { status: number; body: string }[]

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
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
  received = []
  replies = []
})

function transport(signals = createSignals()) {
  return createTransport({ baseUrl, language: 'en', signals })
}
const refused = (code: string, extra = {}) => ({
  status: 403,
  body: JSON.stringify({ success: false, errors: [{ code, message: 'no', ...extra }] }),
})

test('GET sends the language and its fields in the query; names in braces go into the path', async () => {
  await transport()('GET /ajax/launcher/{gameType}', { gameType: 'freegames', gameSymbol: 'lantern-river' })
  expect(received[0]?.line).toBe('GET /ajax/launcher/freegames?languageId=en&gameSymbol=lantern-river')
  expect(received[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(received[0]?.headers.accept).toBe('application/json')
})

test('POST is form-encoded; undefined fields are left out and objects are sent as JSON', async () => {
  await transport()('POST /ajax/x', { a: '1 &2', b: undefined, c: { range: '7Days' } })
  expect([...new URLSearchParams(received[0]?.body)]).toEqual([
    ['a', '1 &2'],
    ['c', '{"range":"7Days"}'],
  ])
})

test('parallel cached calls share one request, later ones are served from memory, and a failed one is sent again', async () => {
  const call = transport()
  replies = [refused('UNAVAILABLE')]
  await expect(call('GET /ajax/g', {}, { cached: true })).rejects.toThrow(ApiRefusal)
  await Promise.all([call('GET /ajax/g', {}, { cached: true }), call('GET /ajax/g', {}, { cached: true })])
  await call('GET /ajax/g', {}, { cached: true })
  await call('GET /ajax/g', { page: 2 }, { cached: true })
  expect(received).toHaveLength(3)
})

test('a cached request has two headers, which are not sent to another origin', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success: true }))
  vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=a%2Fb' })
  try {
    const headersOf = (call: number) => new Headers(sent.mock.calls[call]?.[1]?.headers)
    const near = createTransport({ baseUrl: '', language: 'en', signals: createSignals() })
    await near('GET /ajax/g', { page: 2 }, { cached: true })
    expect(headersOf(0).get('x-cache')).toBe('memory')
    expect(headersOf(0).get('x-request-id')).toBe('GET /ajax/g?page=2')
    expect(headersOf(0).has('x-xsrf-token')).toBe(false)
    await near('POST /ajax/x')
    expect(headersOf(1).get('x-xsrf-token')).toBe('a/b')
    expect(headersOf(1).has('x-cache')).toBe(false)
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own' })
    const far = createTransport({ baseUrl: 'https://api.example', language: 'en', signals: createSignals() })
    await far('GET /ajax/g', {}, { cached: true })
    await far('POST /ajax/x')
    for (const call of [2, 3])
      for (const name of ['x-cache', 'x-request-id', 'x-xsrf-token']) expect(headersOf(call).has(name)).toBe(false)
    await near('POST /ajax/x')
    expect(headersOf(4).get('x-xsrf-token')).toBe('own')
    for (const [, init] of sent.mock.calls) expect(init?.credentials).toBe('include')
  } finally {
    sent.mockRestore()
    vi.unstubAllGlobals()
  }
})

test('one of several callers of a cached request cannot abort it for the others', async () => {
  const call = transport()
  const leaving = new AbortController()
  const first = call('GET /ajax/g', {}, { cached: true, signal: leaving.signal })
  const second = call('GET /ajax/g', {}, { cached: true })
  leaving.abort()
  await expect(Promise.all([first, second])).resolves.toHaveLength(2)
  expect(received).toHaveLength(1)
})

test('a call with an expired session never resolves and is not cached', async () => {
  const signals = createSignals()
  const emitted: Signal[] = []
  signals.subscribe((signal) => emitted.push(signal))
  replies = [refused('SESSION_EXPIRED', { errorCode: '151' })]
  const call = transport(signals)
  const settled = vi.fn()
  call('GET /ajax/g', {}, { cached: true }).then(settled, settled)
  await vi.waitFor(() => expect(emitted).toContainEqual({ type: 'sessionEnded', reason: 'session_expired' }))
  await expect(call('GET /ajax/g', {}, { cached: true })).resolves.toEqual({ success: true })
  expect(settled).not.toHaveBeenCalled()
})

test('a refusal with only a number is understood, whatever its status', async () => {
  replies = [{ status: 200, body: '{"errors":[{"errorCode":100506}]}' }]
  await expect(transport()('POST /ajax/x')).rejects.toMatchObject({ code: 'UNNAMED', errorCode: '100506' })
})

test.each(['true', true])(
  'a reply with a country block (%j) is a refusal, never the data that was asked for',
  async (flag) => {
    replies = [{ status: 200, body: JSON.stringify({ is_IpBlocked: flag, countryCode: 'US' }) }]
    await expect(transport()('GET /ajax/x')).rejects.toMatchObject({ code: 'COUNTRY_BLOCKED' })
  },
)

test('a code that its caller shows is not signalled as well', async () => {
  const signals = createSignals()
  const emitted: Signal[] = []
  signals.subscribe((signal) => emitted.push(signal))
  replies = [refused('GAME_NOT_PUBLISHED', { errorCode: '100737' })]
  await expect(transport(signals)('GET /ajax/g', {}, { shows: ['100737'] })).rejects.toThrow(ApiRefusal)
  expect(emitted).toEqual([{ type: 'served' }])
})

test('a refused anti-forgery token is renewed by the login status, and the call is retried once', async () => {
  replies = [refused('ANTI_FORGERY'), { status: 200, body: '{"loggedIn":false}' }]
  await expect(transport()('POST /ajax/x')).resolves.toEqual({ success: true })
  expect(received.map(({ line }) => line)).toEqual([
    'POST /ajax/x',
    'GET /ajax/login/status?languageId=en',
    'POST /ajax/x',
  ])

  received = []
  replies = [refused('ANTI_FORGERY'), { status: 200, body: '{}' }, refused('ANTI_FORGERY')]
  await expect(transport()('POST /ajax/x')).rejects.toMatchObject({ code: 'ANTI_FORGERY' })
  expect(received).toHaveLength(3)
})

test('a refusal has its code, number, field and parameters', async () => {
  replies = [refused('KYC_REQUIRED', { errorCode: '100146', field: 'amount', params: { max: 5 } })]
  await expect(transport()('POST /ajax/x')).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
    errorCode: '100146',
    field: 'amount',
    params: { max: 5 },
    status: 403,
  })
})

test('a reply that is not JSON is INTERNAL, a lost connection NETWORK', async () => {
  replies = [{ status: 502, body: '<html>' }]
  await expect(transport()('GET /ajax/x')).rejects.toMatchObject({ code: 'INTERNAL', status: 502 })
  const lost = createTransport({ baseUrl: 'http://127.0.0.1:9', language: 'ja', signals: createSignals() })
  await expect(lost('GET /ajax/x')).rejects.toMatchObject({ code: 'NETWORK', status: 0 })
})

test('a reply whose body is cut off is a lost connection, not an accepted call without data', async () => {
  replies = [{ status: 200, body: '{"success":true,"rules"' }]
  await expect(transport()('GET /ajax/x')).rejects.toMatchObject({ code: 'NETWORK' })
})

test('flags are signalled whatever the status', async () => {
  const signals = createSignals()
  const emitted: Signal[] = []
  signals.subscribe((signal) => emitted.push(signal))
  replies = [{ status: 503, body: '{"error":"150"}' }]
  await expect(transport(signals)('GET /ajax/x')).rejects.toMatchObject({ errorCode: '150' })
  expect(emitted).toEqual([{ type: 'maintenance' }])
})
