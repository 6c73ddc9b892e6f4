import { request } from 'node:http'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { declaredCalls, fieldsOf } from '@andon/tests/declared-calls'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Where fields may come from, and the error texts for developers: generated from the declarations. */
let server: TestServer
let player: Browser
beforeAll(async () => {
  server = await startServer()
  player = createBrowser(server.origin)
  await player.register()
})
afterAll(() => server.close())

interface Fault {
  readonly code: string
  readonly field?: string
  readonly message: string
}
const faultsOf = (body: { errors?: Fault[] }): Fault[] => body.errors ?? []

const posts = declaredCalls.filter(({ method }) => method === 'POST')
const notEnding = declaredCalls.filter(({ id }) => id !== 'identity.logout')

describe.each(posts)('$id', ({ endpoint, path }) => {
  const allowed = endpoint.queryFields ?? []
  const fields = [...new Set([...fieldsOf(endpoint), 'password', 'anything'])].filter((name) => !allowed.includes(name))

  test('refuses fields in the address and names them without their values', async () => {
    const query = new URLSearchParams(fields.map((name) => [name, 'secret-4711'])).toString()
    const { status, body } = await player.post(`${path}?${query}`)
    expect(status).toBe(400)
    expect(faultsOf(body).map(({ code, field }) => [code, field])).toEqual(
      fields.map((name) => ['FIELD_INVALID', name]),
    )
    expect(JSON.stringify(body)).not.toContain('secret-4711')
  })
})

test('only the picture’s type may come in the address of a POST, as the specification says', () => {
  const declared = posts
    .filter(({ endpoint }) => endpoint.queryFields)
    .map(({ id, endpoint }) => [id, endpoint.queryFields])
  expect(declared).toEqual([['profile.uploadProfilePicture', ['fileType']]])
})

test('a complete login in the address is refused', async () => {
  const { email, password } = await createBrowser(server.origin).register()
  const visitor = createBrowser(server.origin)
  await visitor.get('/ajax/login/status')
  const query = new URLSearchParams({ email, password })
  expect((await visitor.post(`/ajax/login?${query}`)).status).toBe(400)
  expect((await visitor.post('/ajax/login', { email, password })).status).toBe(200)
})

const wrong = ['', 'secret-4711', '-1', 'x'.repeat(5000), '{"a":1}', '[4711]']

describe.each(notEnding)('$id', ({ endpoint, method, path }) => {
  const fields = fieldsOf(endpoint)

  test.each(wrong.map((value) => [value.slice(0, 12), value]))(
    'names each wrong field of %j and its problem',
    async (_title, value) => {
      const { status, body } = await player.call(method, path, Object.fromEntries(fields.map((name) => [name, value])))
      if (status !== 400) return
      for (const { field, message } of faultsOf(body)) {
        expect(field).toBeTruthy()
        expect(message).not.toMatch(/Expected|received|\(request\)|[\\^$]|4711|x{20}/)
      }
    },
  )

  test('names every field that is missing', async () => {
    const { status, body } = await player.call(method, path)
    if (status !== 400) return
    for (const fault of faultsOf(body)) expect(fault).toMatchObject({ field: expect.any(String) })
    expect(JSON.stringify(body)).not.toMatch(/Expected|received/)
  })
})

test.each([
  [{ gameCode: 'lantern-river', language: 'ja' }, 'token', 'This field is missing'],
  [{ demo: true, language: 'ja' }, 'gameCode', 'This field is missing'],
  [{ demo: 'yes', gameCode: 'lantern-river', language: 'ja' }, 'demo', 'Only true is allowed'],
  [{ token: 5, gameCode: 'lantern-river', language: 'ja' }, 'token', 'A text is wanted'],
  [{ demo: true, gameCode: 'lantern-river', language: 'ja', more: 1 }, 'more', 'This call has no such field'],
])('a game’s session opened with %j is refused by field', async (fields, field, message) => {
  const reply = await fetch(`http://localhost:${server.port}/arcade/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  expect([reply.status, ((await reply.json()) as { errors: Fault[] }).errors]).toMatchObject([
    400,
    [{ field, message }],
  ])
})

test.each(['live', 'live_casino', 'sports', 'constructor'])('there is no lobby %s', async (lobby) => {
  const { status, body } = await player.get('/ajax/game/getLobbyListWithGameGroups', { lobby })
  expect([status, faultsOf(body)[0]?.field]).toEqual([400, 'lobby'])
})

describe.each(posts)('$id', ({ path }) => {
  test.each(['text/plain', 'text/plain;charset=UTF-8'])('takes no body of type %s', async (type) => {
    const { status } = await player.post(path, {}, { headers: { 'content-type': type }, rawBody: 'a=1' })
    expect(status).toBe(415)
  })
})

test.each(['PROPFIND', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'LOCK', 'SEARCH', 'MKCOL', 'REPORT', 'PURGE'])(
  '%s is answered 405 on a path of the API, and 404 on none',
  async (method) => {
    expect(await statusOf(method, '/ajax/login')).toEqual([405, 'POST'])
    expect(await statusOf(method, '/ajax/login/status?a=1')).toEqual([405, 'GET'])
    expect(await statusOf(method, '/ajax/nothing')).toEqual([404, undefined])
  },
)

function statusOf(method: string, path: string): Promise<[status: number | undefined, allow: string | undefined]> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.origin}${path}`, { method }, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers.allow])
    })
    sent.on('error', reject).end()
  })
}

describe.each(declaredCalls.filter(({ method, endpoint }) => method === 'POST' || endpoint.changesState))(
  '$id',
  ({ method, path }) => {
    test.each(['https://evil.example', 'http://games.localhost', 'null', 'http://127.0.0.1:1', 'nonsense'])(
      'is refused when the browser names the origin %s',
      async (origin) => {
        const { status, body } = await player.call(method, path, {}, { headers: { origin } })
        expect([status, faultsOf(body)[0]?.code]).toEqual([403, 'ANTI_FORGERY'])
      },
    )

    test('is not refused for its own origin', async () => {
      if (path === '/ajax/login/logout') return
      const { body } = await player.call(method, path, {}, { headers: { origin: server.origin } })
      expect(faultsOf(body)[0]?.code).not.toBe('ANTI_FORGERY')
    })
  },
)
