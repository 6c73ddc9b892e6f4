import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function get(url: string, { host = 'leo.localhost', ...headers }: Record<string, string> = {}) {
  const { statusCode, body } = await server.app.http.inject({ url, headers: { host, ...headers } })
  return { status: statusCode, body }
}

/** How often a page was rendered so far. */
async function renders(): Promise<number> {
  const { body } = await get('/metrics', { host: '127.0.0.1' })
  return Number(/pages\w*\{cache="miss"\} (\d+)/.exec(body)?.[1] ?? 0)
}

const invented = (shape: string) => Array.from({ length: 40 }, (_, at) => shape.replace('?', `invented-${at}`))

test.each([
  ['several segments', '/ja/?/here'],
  ['one segment', '/ja/?'],
  ['a game', '/en/game/?'],
  ['a promotion', '/ja/promotion/?'],
  ['a tournament', '/en/tournament/?'],
])('addresses that nobody has share one page: %s', async (_, shape) => {
  const before = await renders()
  const pages = await Promise.all(invented(shape).map((url) => get(url)))
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]))
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  expect(pages[0]?.body).toContain('<h1')
  expect(pages[0]?.body).not.toContain('invented')
  expect((await renders()) - before).toBe(1)
})

test('the page is that of its brand, its language and its hint of a login', async () => {
  const hinted = { cookie: 'andon_hint=1' }
  const [ja, en, bee, again] = await Promise.all([
    get('/ja/one/more'),
    get('/en/one/more'),
    get('/ja/one/more', { host: 'bee.localhost' }),
    get('/ja/one/more', hinted),
  ])
  expect(new Set([ja, en, bee, again].map(({ body }) => body)).size).toBe(4)
  expect(ja?.body).toContain('<html lang="ja" data-brand="leo"')
  expect(en?.body).toContain('<html lang="en" data-brand="leo"')
  expect(bee?.body).toContain('<html lang="ja" data-brand="bee"')
  expect(ja?.body).toContain('href="/en"')
})

test('a page that exists is not replaced by one that does not', async () => {
  await get('/ja/game/invented')
  expect(await get('/ja/game/lantern-river')).toMatchObject({ status: 200 })
})
