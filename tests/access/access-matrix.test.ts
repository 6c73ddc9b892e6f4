import { type Browser, createBrowser } from '@andon/tests/browser'
import { declaredCalls as calls, fieldsOf } from '@andon/tests/declared-calls'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * What must hold for every call of the contract. Generated from the declarations: a new call is tested as soon as it is declared.
 */
const posts = calls.filter(({ method }) => method === 'POST')
const changing = calls.filter(({ method, endpoint }) => method === 'POST' || endpoint.changesState)
const ofPlayers = calls.filter(({ endpoint }) => endpoint.access === 'player')

let server: TestServer
let visitor: Browser
let player: Browser
beforeAll(async () => {
  server = await startServer()
  visitor = createBrowser(server.origin)
  await visitor.get('/ajax/login/status')
  player = createBrowser(server.origin)
  await player.register()
})
afterAll(() => server.close())

const codeOf = (body: { errors?: { code: string }[] }) => body.errors?.[0]?.code

describe.each(ofPlayers)('$id', ({ method, path }) => {
  test('needs a login', async () => {
    const { status, body } = await visitor.call(method, path)
    expect([status, codeOf(body)]).toEqual([401, 'LOGIN_REQUIRED'])
  })

  test('refuses a session id that was never issued', async () => {
    const stranger = createBrowser(server.origin)
    await stranger.get('/ajax/login/status')
    stranger.jar.set('andon_session', 'A'.repeat(43))
    const { status, body } = await stranger.call(method, path)
    expect([status, codeOf(body)]).toEqual([401, 'LOGIN_REQUIRED'])
  })
})

describe.each(posts)('$id', ({ path }) => {
  test('is refused without an anti-forgery token', async () => {
    const { status, body } = await player.post(path, {}, { antiForgery: null })
    expect([status, codeOf(body)]).toEqual([403, 'ANTI_FORGERY'])
  })
})

describe.each(changing)('$id', ({ method, path }) => {
  test('is refused with a made-up anti-forgery token', async () => {
    const { status, body } = await player.call(method, path, {}, { antiForgery: 'made-up.token' })
    expect([status, codeOf(body)]).toEqual([403, 'ANTI_FORGERY'])
  })

  test("is refused with another session's token", async () => {
    const token = visitor.jar.get('XSRF-TOKEN') ?? ''
    const own = player.jar.get('XSRF-TOKEN') ?? ''
    player.jar.set('XSRF-TOKEN', token)
    const { status, body } = await player.call(method, path, {}, { antiForgery: token })
    player.jar.set('XSRF-TOKEN', own)
    expect([status, codeOf(body)]).toEqual([403, 'ANTI_FORGERY'])
  })

  test('is refused when another site sends it', async () => {
    const antiForgery = player.jar.get('XSRF-TOKEN') ?? ''
    const options = { antiForgery, headers: { 'sec-fetch-site': 'cross-site' } }
    const { status, body } = await player.call(method, path, {}, options)
    expect([status, codeOf(body)]).toEqual([403, 'ANTI_FORGERY'])
  })
})

describe.each(calls.filter(({ endpoint }) => endpoint.changesState))('$id', ({ path }) => {
  test.each([
    ['is typed or bookmarked', { 'sec-fetch-site': 'none' }],
    ['is followed as a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    ['is shown as a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['is opened by a browser that says nothing of itself', { accept: 'text/html,*/*' }],
    ['is asked by another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
  ])('is refused when its address %s', async (_title, headers) => {
    const { status, body } = await player.get(path, {}, { headers })
    expect([status, codeOf(body)]).toEqual([403, 'ANTI_FORGERY'])
  })

  test.each([
    ['of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
    ['where the browser says nothing of itself', { accept: 'application/json' }],
  ])('needs no token from a script %s', async (_title, headers) => {
    expect((await player.get(path, {}, { headers })).status).not.toBe(403)
  })
})

test('a reply that ends the session carries a token for the next call', async () => {
  const left = createBrowser(server.origin)
  const { email, password } = await left.register()
  const elsewhere = createBrowser(server.origin)
  elsewhere.jar.set('andon_session', left.jar.get('andon_session') ?? '')
  elsewhere.jar.set('XSRF-TOKEN', left.jar.get('XSRF-TOKEN') ?? '')
  await elsewhere.post('/ajax/login/logout')

  expect((await left.get('/ajax/profile/getData')).body).toMatchObject({ errors: [{ errorCode: '151' }] })
  expect((await left.post('/ajax/login', { email, password })).status).toBe(200)
})

test('a first call without a token is refused with one', async () => {
  const newcomer = createBrowser(server.origin)
  expect((await newcomer.post('/ajax/registration/isUniqueEmail', { email: 'a@example.com' })).status).toBe(403)
  expect((await newcomer.post('/ajax/registration/isUniqueEmail', { email: 'a@example.com' })).status).toBe(200)
})

test.each([
  ['GET', '/ajax/nothing/here', 404, 'NOT_FOUND'],
  ['POST', '/ajax/nothing/here', 404, 'NOT_FOUND'],
  ['GET', '/ajax/cashier/makeCCPayment', 405, 'METHOD_NOT_ALLOWED'],
  ['POST', '/ajax/launcher/freegames', 405, 'METHOD_NOT_ALLOWED'],
] as const)('%s %s is refused as a call, not answered with a page', async (method, path, status, code) => {
  const reply = await player.call(method, path)
  expect([reply.status, codeOf(reply.body)]).toEqual([status, code])
})

test('an empty optional field counts as absent; an empty field that would change a detail is refused', async () => {
  const limit = { limitType: 'loss', amount: 5000, period: 7, minutes: '', customDays: '' }
  expect((await player.post('/ajax/ResponsibleGaming/setLimits', limit)).status).toBe(200)
  expect((await visitor.get('/ajax/promotion/getPromotions', { affiliateId: '' })).status).toBe(200)
  const { status, body } = await player.post('/ajax/profile/update', { firstName: '' })
  expect([status, body.errors[0].field]).toEqual([400, 'firstName'])
})

describe.each(posts)('$id', ({ path }) => {
  test('is refused when its body is too large', async () => {
    const { status } = await player.post(path, {}, { rawBody: `email=${'x'.repeat(70_000)}` })
    expect(status).toBe(413)
  })

  test('is refused with a media type that forms cannot send', async () => {
    const { status } = await player.post(path, {}, { headers: { 'content-type': 'text/xml' }, rawBody: '<a/>' })
    expect(status).toBe(415)
  })
})

const hostile = [
  '',
  '\0',
  '￿',
  "' or 1=1 --",
  '../../etc/passwd',
  '{"$gt":""}',
  '９９９',
  '-1',
  '1e309',
  'x'.repeat(5000),
  '<script>',
  '%00',
  'constructor',
  '__proto__',
]

describe.each(calls.filter(({ id }) => id !== 'identity.logout'))('$id', ({ endpoint, method, path }) => {
  const fields = fieldsOf(endpoint)

  test.each(hostile.map((value) => [JSON.stringify(value.slice(0, 20)), value]))(
    'never replies with a 500 to %s in every field',
    async (_title, value) => {
      const { status } = await player.call(
        method,
        path,
        Object.fromEntries([...fields, 'unknownField'].map((field) => [field, value])),
      )
      expect(status).toBeLessThan(500)
    },
  )

  test('never replies with a 500 to a doubled field, JSON, broken JSON or broken encoding', async () => {
    const twice = fields.map((field) => `${field}=1&${field}=2`).join('&')
    const bodies: [string, string][] = [
      ['application/x-www-form-urlencoded', twice],
      ['application/x-www-form-urlencoded', '%E0%A4%A=%ZZ&&&=='],
      ['application/json', JSON.stringify(Object.fromEntries(fields.map((field) => [field, { deep: [1, null] }])))],
      ['application/json', '{"broken'],
      ['application/json', '[1,2,3]'],
      ['application/json', 'null'],
    ]
    for (const [type, rawBody] of bodies) {
      const { status } =
        method === 'POST'
          ? await player.post(path, {}, { headers: { 'content-type': type }, rawBody })
          : await player.get(`${path}?${twice}&%E0%A4%A`)
      expect(status).toBeLessThan(500)
    }
  })
})
