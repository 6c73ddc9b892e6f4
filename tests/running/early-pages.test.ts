import { subscribe } from 'node:diagnostics_channel'
import { turnSwitch } from '@andon/operator/access'
import { sendRaw } from '@andon/tests/raw-request'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Fastify counts the requests that reach a handler of its own; the others were answered early. */
let routed = 0
subscribe('tracing:fastify.request.handler:start', () => {
  routed += 1
})

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => server.close())

const casino = '/ja/lobbies/casino'

interface Asked {
  readonly path?: string
  readonly host?: string
  readonly method?: string
  /** Header lines. */
  readonly lines?: readonly string[]
}

async function ask({ path = casino, host = 'leo.localhost', method = 'GET', lines = [] }: Asked) {
  const before = routed
  const raw = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join('\r\n')
  const { status, head, header, body } = await sendRaw(server.port, raw)
  const own = head.replace(/^(x-request-id|Date): .*$/gim, '$1')
  return { status, header, own, body, early: routed === before }
}

/** A page's reply from Fastify, and the one sent in front of it. */
async function bothReplies(asked: Asked) {
  const usual = await vi.waitFor(async () => {
    const reply = await ask(asked)
    expect(reply.early).toBe(false) // the first one, or one after half a second
    return reply
  })
  return { usual, early: await earlyReply(asked) }
}

const earlyReply = (asked: Asked) =>
  vi.waitFor(async () => {
    const reply = await ask(asked)
    expect(reply.early).toBe(true)
    return reply
  })

async function tagOf(lines: readonly string[]): Promise<string> {
  return (await ask({ lines })).header('etag') ?? ''
}

const cases: [string, Asked][] = [
  ['uncompressed', {}],
  ['in brotli', { lines: ['Accept-Encoding: gzip, deflate, br'] }],
  ['in gzip', { lines: ['accept-encoding: gzip'] }],
  ['in English', { path: '/en/lobbies/casino' }],
  ['of the other brand', { host: 'bee.localhost' }],
  ['at another port of the host', { host: 'leo.localhost:8123' }],
  ['behind TLS', { lines: ['X-Forwarded-Proto: https', 'X-Forwarded-Host: bee.localhost'] }],
  ['for a player', { lines: ['Cookie: andon_session=x; andon_hint=1'] }],
  ['for a visitor with other cookies', { lines: ['Cookie: langCode=en; theme="dark"'] }],
]
test.each(cases)(
  'a page %s is the same byte for byte, with all its headers, when it is sent early',
  async (_, asked) => {
    const { usual, early } = await bothReplies(asked)
    expect([usual.status, usual.body.length > 10_000]).toEqual([200, true])
    expect(early).toEqual({ ...usual, header: expect.any(Function), early: true })
    expect(early.header('x-request-id')).toMatch(/^req_\w{26}$/)
    expect(early.header('x-request-id')).not.toBe(usual.header('x-request-id'))
  },
)

test('a browser that has the page already gets the same 304 early', async () => {
  const gzip = ['Accept-Encoding: gzip']
  const known = { lines: [...gzip, `If-None-Match: W/${await tagOf(gzip)}`] }
  const { usual, early } = await bothReplies(known)
  expect([usual.status, usual.body]).toEqual([304, ''])
  expect(early).toEqual({ ...usual, header: expect.any(Function), early: true })
})

test('what a page depends on is told apart: brand, language, encoding, tag, login', async () => {
  const replies: string[] = []
  for (const [, asked] of cases) replies.push((await earlyReply(asked)).own)
  const [first, ...others] = replies
  expect(new Set([first, ...others]).size).toBe(cases.length - 1) // the last case is the first one's page
  expect(others.at(-1)).toBe(first)
})

const routedAlways: [string, Asked, number][] = [
  ['HEAD', { method: 'HEAD' }, 200],
  ['a query', { path: `${casino}?affiliate=1` }, 200],
  ['a request with a body', { lines: ['Content-Length: 0'] }, 200],
  ['an upgrade', { lines: ['Upgrade: websocket'] }, 200],
  ['two hosts', { lines: ['Host: bee.localhost'] }, 400],
  ['the host of the games', { host: 'localhost' }, 404],
  ['a path without a language', { path: '/lobbies/casino' }, 302],
  ['an unknown page', { path: '/ja/no-such-page' }, 404],
]
test.each(routedAlways)('%s goes the usual way', async (_, asked, status) => {
  await earlyReply({})
  const replies = [await ask(asked), await ask(asked), await ask(asked)]
  expect(replies.map((reply) => reply.status)).toEqual([status, status, status])
  const requestIds = replies.map(({ header }) => header('x-request-id'))
  expect(new Set(requestIds).size).toBe(3)
  if (status < 400) expect(replies.map(({ early }) => early)).toEqual([false, false, false]) // refusals come before a handler
})

test('a page known to all is closed to visitors from a blocked country, and to everyone in maintenance', async () => {
  const fromUs = { lines: ['X-Forwarded-For: 8.8.8.8'] }
  const open = await earlyReply(fromUs)
  expect(open.own).toBe((await earlyReply({})).own)
  const turn = (kind: 'country' | 'maintenance', on: boolean) =>
    server.app.runtime.db.transaction((tx) =>
      turnSwitch(tx, {
        kind,
        site: 'LEO',
        country: kind === 'country' ? 'US' : '',
        on,
        at: server.clock.now(),
        actor: 'test',
      }),
    )

  await turn('country', true)
  await vi.waitFor(async () => expect((await ask(fromUs)).body).not.toBe(open.body))
  for (let visit = 0; visit < 3; visit++) expect((await ask(fromUs)).early).toBe(false)
  expect((await earlyReply({})).body).toBe(open.body)
  await turn('country', false)

  await turn('maintenance', true)
  await vi.waitFor(async () => expect((await ask({})).status).toBe(503))
  for (let visit = 0; visit < 3; visit++) expect(await ask({})).toMatchObject({ status: 503, early: false })
  expect((await earlyReply({ host: 'bee.localhost' })).status).toBe(200)
  await turn('maintenance', false)
  await vi.waitFor(async () => expect((await ask({})).body).toBe(open.body))
})

test('replies sent early are counted like all others', async () => {
  const figures = async () => {
    const text = await (await fetch(`${server.origin}/metrics`)).text()
    const of = (line: RegExp) => Number(line.exec(text)?.[1])
    return [
      of(/^andon_http_answers_total\{route="\/\*",status="2xx"\} (\d+)/m),
      of(/^andon_http_request_seconds_count\{route="\/\*"\} (\d+)/m),
      of(/^andon_pages_total\{cache="hit"\} (\d+)/m),
    ]
  }
  await earlyReply({})
  const before = await figures()
  const replies = [await ask({}), await ask({}), await ask({})]
  expect(replies.some(({ early }) => early)).toBe(true)
  expect(await figures()).toEqual(before.map((figure) => figure + 3))
})
