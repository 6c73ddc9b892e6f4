import { sites } from '@andon/contract/sites'
import { createBrowser } from '@andon/tests/browser'
import { sendRaw } from '@andon/tests/raw-request'
import { startServer, type TestServer } from '@andon/tests/server'
import { watchOutput } from '@andon/tests/watch-output'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
const output = watchOutput()
beforeAll(async () => {
  server = await startServer({ log: output.log })
})
afterEach(() => {
  expect(output.errors()).toEqual([])
  expect(output.raw()).toEqual([])
})
afterAll(async () => {
  await server.close()
  output.stop()
})

/** As written in the request line: a browser and `fetch` would normalise it first. */
const ask = (path: string, { host = 'leo.localhost', headers = [] as readonly string[] } = {}) =>
  sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: ${[host, ...headers].join('\r\n')}\r\nConnection: close\r\n\r\n`)

test.each([
  `/ja/${'a'.repeat(101)}`,
  '/ja/%20',
  '/ja/%3Cscript%3E',
  `/ja/${'a'.repeat(3_000)}`,
  '/ja/%E7%81%AF',
  '/en/lobbies/casino;x=1',
  '/en/lobbies/a%20b',
  '/en/lobbies/nothing',
  '/en/lobbies/__proto__',
  '/en/promotion/x%20y',
  '/en/promotions/constructor',
  '/en/tournament/%F0%9F%8E%B2',
  '/en/game-play?gameId=nothing',
  '/en/account/nothing',
  '/en/a/b/c/d/e/f',
])('%s gets the page for unknown addresses', async (path) => {
  const reply = await ask(path)
  expect(reply.status).toBe(404)
  expect(reply.header('content-type')).toBe('text/html; charset=utf-8')
})

test.each([
  '/en/lobbies/%00.data',
  `/ja/${'a'.repeat(150)}.data`,
  '/en/lobbies/nothing.data',
  '/en/lobbies/casino.data?_routes=nothing',
  '/en/lobbies/casino.data?_routes=%00',
])('a request for the data of %s is refused without an error', async (path) => {
  const { status } = await ask(path)
  expect(status).toBeLessThan(500)
})

test.each([
  '/ja/%00',
  '/ja/%0a',
  '/ja/%e2%80%ae',
  '/ja/%c2%85',
  '/ja/..',
  '/en/../..//evil.com',
  '/en/%2e%2e/x',
  '/ja/a%2fb',
  '/ja/%ff',
  '/ja/%zz',
])('%s is malformed', async (path) => {
  const { status, body } = await ask(path)
  expect([status, JSON.parse(body).errors[0].code]).toEqual([400, 'MALFORMED'])
})

test.each([
  ['/ja//promotions', '/ja/promotions'],
  ['//ja///promotions//', '/ja/promotions'],
  ['/ja/promotions/', '/ja/promotions'],
  ['/en/LOBBIES/Casino', '/en/lobbies/casino'],
  ['/EN/lobbies/casino', '/en/lobbies/casino'],
  ['/en/lobbies/%63asino?a=b', '/en/lobbies/casino?a=b'],
  ['/promotions//', '/ja/promotions'],
  ['//evil.localhost/x', undefined],
])('%s redirects straight to its canonical spelling', async (path, expected) => {
  const reply = await ask(path)
  if (expected === undefined) return expect(reply.status).toBe(404)
  expect([302, 308]).toContain(reply.status)
  expect(reply.header('location')).toBe(expected)
  expect((await ask(expected)).status).toBe(200)
})

test('a page is cached once for all spellings and query strings of its address', async () => {
  const browser = createBrowser(server.origin)
  const misses = async () =>
    Number(/andon_pages_total\{cache="miss"\} (\d+)/.exec((await browser.get('/metrics')).body)?.[1])
  await ask('/en/lobbies/casino')
  await ask('/en/game-play?gameId=lantern-river&gameType=freegames')
  await ask('/en/game-play?gameId=lantern-river')
  const before = await misses()
  for (const path of ['/en/lobbies/casino?x=1', '/en/lobbies/casino?utm=2&gameId=a', '/en/lobbies/casino?'])
    expect((await ask(path)).status).toBe(200)
  for (const type of ['a', 'b', 'FREEGAMES'])
    expect((await ask(`/en/game-play?gameType=${type}&x=${type}&gameId=lantern-river`)).status).toBe(200)
  expect((await ask('/en/game-play?x=1&gameType=freegames&gameId=lantern-river')).status).toBe(200)
  expect((await misses()) - before).toBe(0)
})

test.each(['/foo.txt', '/wp-login.php', '/.env', '/.git/config', '/index.php/admin', '/security.txt', '/_root.data'])(
  '%s is plainly not there',
  async (path) => {
    const reply = await ask(path)
    expect([reply.status, reply.header('location')]).toEqual([404, undefined])
  },
)

test.each(sites)(
  '$code serves the files that robots and browsers request at its root',
  async ({ code, hosts: [host = ''] }) => {
    const types = {
      '/robots.txt': 'text/plain',
      '/.well-known/security.txt': 'text/plain',
      '/sitemap.xml': 'application/xml',
      '/favicon.ico': 'image/vnd.microsoft.icon',
      '/icon.svg': 'image/svg+xml',
      '/apple-touch-icon.png': 'image/png',
      '/icon-192.png': 'image/png',
      '/icon-512.png': 'image/png',
      '/site.webmanifest': 'application/manifest+json',
    }
    for (const [path, type] of Object.entries(types)) {
      const reply = await ask(path, { host })
      expect([path, reply.status, reply.header('content-type')?.replace(/; charset=utf-8$/, '')]).toEqual([
        path,
        200,
        type,
      ])
      expect(reply.header('cache-control')).toMatch(/^public, max-age=\d{4,5}$/)
    }
    expect(JSON.parse((await ask('/site.webmanifest', { host })).body)).toMatchObject({ name: code })
    expect((await ask('/robots.txt', { host })).body).toContain(`Sitemap: http://${host}:${server.port}/sitemap.xml`)
  },
)

test("each brand's icons are its own", async () => {
  const icons = await Promise.all(sites.map(async ({ hosts: [host = ''] }) => (await ask('/icon.svg', { host })).body))
  expect(new Set(icons).size).toBe(sites.length)
})

test('the security contact is always valid, for less than a year ahead (RFC 9116)', async () => {
  const expires = async () => {
    const { body } = await ask('/.well-known/security.txt')
    expect(body).toMatch(/^Contact: mailto:security@leo\.example$/m)
    return Temporal.Instant.from(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  }
  const daysLeft = async () => (await expires()).since(server.clock.now()).total('days')
  expect(await daysLeft()).toBeGreaterThan(150)
  server.clock.advance({ hours: 24 * 300 })
  expect(await daysLeft()).toBeGreaterThan(150)
  expect(await daysLeft()).toBeLessThan(365)
})

test.each(sites)(
  'every page of the site map of $code exists in every language and names its translations, as the page itself does',
  async ({ hosts: [host = ''], languages }) => {
    const { body } = await ask('/sitemap.xml', { host })
    const urls = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&#38;', '&')))
    expect(urls.length).toBeGreaterThan(20)
    const alternatesOf = new Map(
      [...body.matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', links = '']) => [loc, addressesOf(links)]),
    )
    for (const { pathname, search, href } of urls) {
      let page = ''
      await expect
        .poll(async () => {
          const answer = await ask(`${pathname}${search}`, { host })
          page = answer.body
          return [pathname, answer.status]
        })
        .toEqual([pathname, 200]) // a busy machine may answer 503 once
      expect(/<link rel="canonical" href="(.*?)"/.exec(page)?.[1]).toBe(href)
      expect(addressesOf(page)).toEqual(alternatesOf.get(href))
    }
    for (const language of [...languages, 'x-default'])
      expect(body.split(`hreflang="${language}"`).length - 1).toBe(urls.length)
  },
)

/** By language, from the links of a page or of the site map. */
const addressesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="(.*?)"/gi)].map(([, language, href]) => [
      language,
      href,
    ]),
  )

test.each([
  ['/ja/account', undefined],
  ['/ja/mygames', undefined],
  ['/ja/special-bet', undefined],
  ['/ja/game-play?gameId=koi-climb&gameType=freegames', undefined],
  ['/ja/no-such-page', undefined],
  ['/ja/game/no-such-game', undefined],
  ['/ja/register', '/ja/home'],
  ['/en/promotion', '/en/promotions'],
  ['/en/lobbies/home', '/en/home'],
])('of %s search engines are told %s', async (path, address) => {
  const { body } = await ask(path, { host: 'bee.localhost' })
  const canonical = /<link rel="canonical" href="(.*?)"/.exec(body)?.[1]
  expect(canonical).toBe(address && `http://bee.localhost:${server.port}${address}`)
  expect(Object.keys(addressesOf(body))).toEqual(address ? ['ja', 'en', 'x-default'] : [])
})
