import { once } from 'node:events'
import { createBrowser } from '@andon/tests/browser'
import { sendRaw } from '@andon/tests/raw-request'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    env: { TRUST_PROXY: '127.0.0.2', COUNTRY_HEADER: 'CF-IPCountry', METRICS_TOKEN: 'figures-for-the-monitoring' },
  })
})
afterAll(() => server.close())

const send = (raw: string, options?: { from?: string }) => sendRaw(server.port, raw, options)
const get = (path: string, headers: readonly string[], options?: { from?: string }) =>
  send(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`, options)
const refusalCode = ({ body }: { body: string }) => JSON.parse(body).errors[0].code

const surfaces = ['/ja/lobbies/casino', '/ajax/game/getGames', '/lantern-river/', '/docs/api', '/realtime', '/healthz']

test.each([
  ['no host', []],
  ['an empty host', ['Host:']],
  ['two words', ['Host: a b']],
  ['a port out of range', ['Host: bee.localhost:99999']],
  ['a port that is no number', ['Host: leo.localhost:abc']],
  ['markup', ['Host: <script>']],
  ['percent signs', ['Host: %zz']],
  ['several names', ['Host: a,b']],
  ['several headers', ['Host: leo.localhost', 'Host: bee.localhost']],
  ['letters outside ASCII', ['Host: b\u00e9e.localhost']],
])('a request with %s for a host is malformed on every surface', async (_, headers) => {
  for (const path of surfaces) {
    const reply = await get(path, headers)
    expect([path, reply.status]).toEqual([path, 400])
    expect(refusalCode(reply)).toBe('MALFORMED')
  }
})

test('HTTP/1.0 without a host is malformed, and with one is answered', async () => {
  expect((await send('GET /ja/lobbies/casino HTTP/1.0\r\n\r\n')).status).toBe(400)
  expect((await send('GET /healthz HTTP/1.0\r\nHost: leo.localhost\r\n\r\n')).status).toBe(200)
})

test("a WebSocket upgrade is refused for a malformed host, too, and compares the page's origin in canonical form", async () => {
  const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  const raw = (headers: string[]) => `GET /realtime HTTP/1.1\r\n${[...headers, ...upgrade, key].join('\r\n')}\r\n\r\n`
  expect((await send(raw(['Host: a b']))).status).toBe(400)
  expect((await send(raw(['Host: leo.localhost']).replace('/realtime', '/%zz'))).status).toBe(400)
  expect((await send(raw(['Host: leo.localhost']).replace('/realtime', '/ajax/nothing'))).status).toBe(404)
  const open = async (host: string, origin: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/realtime`, { headers: { host }, origin })
    await once(socket, 'open')
    const outcome = Promise.race([
      once(socket, 'pong').then(() => 'open'),
      once(socket, 'close').then(([code]) => code),
    ])
    socket.ping()
    return outcome.finally(() => socket.terminate())
  }
  expect(await open('BEE.localhost.:4000', 'http://bee.localhost:4000')).toBe('open')
  expect(await open('bee.localhost:4000', 'http://evil.example')).toBe(1008)
})

test('forwarding headers of a trusted proxy must be valid; those of other peers are ignored', async () => {
  const forwarded = ['Host: leo.localhost', 'X-Forwarded-Host: a b']
  expect((await get('/healthz', forwarded, { from: '127.0.0.2' })).status).toBe(400)
  expect((await get('/healthz', forwarded)).status).toBe(200)
  const protocol = ['Host: leo.localhost', 'X-Forwarded-Proto: javascript']
  expect((await get('/healthz', protocol, { from: '127.0.0.2' })).status).toBe(400)
  expect((await get('/healthz', protocol)).status).toBe(200)
})

test("no spelling of the games' host reaches the operator's pages or calls", async () => {
  const { hostname } = new URL(server.app.operator.catalogue.supplierOrigins().frames[0] ?? '')
  for (const host of [
    hostname,
    hostname.toUpperCase(),
    `${hostname}.:${server.port}`,
    `${hostname}:1`,
    `${hostname}:`,
  ]) {
    expect((await get('/ajax/game/getGames', [`Host: ${host}`])).status).toBe(404)
    expect((await get('/ja/lobbies/casino', [`Host: ${host}`])).status).toBe(404)
    expect((await get('/lantern-river/index.html', [`Host: ${host}`])).status).toBe(200)
  }
  expect((await get('/lantern-river/index.html', ['Host: leo.localhost'])).status).not.toBe(200)
})

test('a target in absolute form counts as its path if it names the same host', async () => {
  expect((await get('http://Leo.localhost/healthz', ['Host: leo.localhost'])).status).toBe(200)
  for (const target of ['http://evil.example/healthz', 'ftp://leo.localhost/', '*', 'leo.localhost:80'])
    expect([target, (await get(target, ['Host: leo.localhost'])).status]).toEqual([target, 400])
})

test("a request that Node's parser refuses gets a reply in the contract's shape, and the connection is closed", async () => {
  const answers = {
    MALFORMED: { status: 400, raw: 'NONSENSE\r\n\r\n' },
    TARGET_TOO_LONG: { status: 414, raw: `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: leo.localhost\r\n\r\n` },
    HEADERS_TOO_LARGE: {
      status: 431,
      raw: `GET / HTTP/1.1\r\nHost: leo.localhost\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    },
  }
  for (const [code, { status, raw }] of Object.entries(answers)) {
    const reply = await send(raw)
    expect([reply.status, refusalCode(reply)]).toEqual([status, code])
    expect(reply.header('connection')).toBe('close')
  }
  expect(refusalCode(await get(`/${'a'.repeat(9_000)}`, ['Host: leo.localhost']))).toBe('TARGET_TOO_LONG')
})

test('a request whose headers do not arrive is answered 408 and closed', async () => {
  const reply = await send('GET / HTTP/1.1\r\nHost: leo.localhost\r\n')
  expect([reply.status, refusalCode(reply)]).toEqual([408, 'REQUEST_TIMEOUT'])
})

test('the country header is accepted only from a trusted proxy', async () => {
  const headers = ['Host: leo.localhost', 'CF-IPCountry: KP']
  const countryOf = async (from: string) =>
    JSON.parse((await get('/ajax/country/countryblock', headers, { from })).body).countryCode
  expect(await countryOf('127.0.0.1')).toBe('JP')
  expect(await countryOf('127.0.0.2')).toBe('KP')
})

test('metrics are readable on the machine itself or with the token, and hidden from others', async () => {
  const figures = (headers: string[], from?: string) =>
    get('/metrics', ['Host: leo.localhost', ...headers], from === undefined ? {} : { from })
  expect((await figures([])).status).toBe(200)
  const outside = ['X-Forwarded-For: 8.8.8.8']
  expect((await figures(outside, '127.0.0.2')).status).toBe(404)
  expect((await figures(outside)).status).toBe(404) // a proxy on this machine that is not configured
  expect((await figures([...outside, 'Authorization: Bearer wrong'], '127.0.0.2')).status).toBe(404)
  const token = 'Authorization: Bearer figures-for-the-monitoring'
  expect((await figures([...outside, token], '127.0.0.2')).status).toBe(200)
})

test('no method, path or file that a client requests adds a line to the metrics', async () => {
  const browser = createBrowser(server.origin)
  const labels = async () => {
    const { body } = await browser.get('/metrics')
    return new Set([...String(body).matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
  }
  await browser.get('/nothing-here')
  for (const method of ['PROPFIND', 'REPORT'])
    await send(`${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const before = await labels()
  for (const path of ['/a.txt', '/ja/b', '/ajax/x', '/assets/none.js', '/ja/lobbies/z']) await browser.get(path)
  for (const method of ['MKCOL', 'PURGE'])
    await send(`${method} /${method} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  expect([...(await labels())].filter((route) => !before.has(route) && route !== '/ajax/*')).toEqual([])
})
