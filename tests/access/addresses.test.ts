import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandsFolder, type Site, sites } from '@andon/contract/sites'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Status of the reply to a visitor, and the target of its redirect, if any. */
async function ask({ hosts: [host = ''] }: Site, url: string, cookies: Record<string, string> = {}) {
  const reply = await server.app.http.inject({ url, headers: { host }, cookies })
  return { status: reply.statusCode, location: reply.headers.location, body: reply.body }
}

/** Every path of the specification's table, with the status a visitor gets or the path they are redirected to. */
function table({ homePath, pages }: Site): Record<string, number | string> {
  const home = homePath.visitor
  const only = (page: Site['pages'][number]) => (pages.includes(page) ? 200 : 404)
  return {
    '': home,
    '/maintenance': home,
    '/countryblock': home,
    '/game-play': home,
    '/lobbies': '/lobbies/casino',
    '/lobbies/casino': 200,
    '/lobbies/slots': 200,
    '/lobbies/live-casino': 200,
    '/promotion': 200,
    '/promotions': 200,
    '/promotion/never-was': 404,
    '/tournament': 200,
    '/tournament/never-was': 404,
    '/mygames': 200,
    '/allgames': 200,
    '/customer-service': 200,
    '/responsible-game': 200,
    '/cookie-policy': 200,
    '/404': 404,
    '/no/such/page': 404,
    '/imprint': 404,
    '/home': only('home'),
    '/sports': only('sports'),
    '/sports/a-z': only('sports'),
    '/special-bet': only('special-bet'),
  }
}

describe.each(sites)('$code', (site) => {
  const { defaultLanguage, homePath } = site

  test.each(site.languages)('answers every path of its table in %s', async (language) => {
    for (const [path, expected] of Object.entries(table(site))) {
      const { status, location, body } = await ask(site, `/${language}${path}`)
      const wanted = typeof expected === 'number' ? [expected, undefined] : [302, `/${language}${expected}`]
      expect([status, location], path).toEqual(wanted)
      if (status !== 302) expect(body, path).toMatch(/<h1[\s>]/)
    }
  })

  test('redirects addresses without a page to the home page, with their query', async () => {
    const landing = `/${defaultLanguage}${homePath.visitor}`
    expect(await ask(site, '/')).toMatchObject({ status: 302, location: landing })
    expect(await ask(site, '/?affid=a1')).toMatchObject({ location: `${landing}?affid=a1` })
    for (const from of ['maintenance', 'game-play'])
      expect(await ask(site, `/${defaultLanguage}/${from}?login=true&affid=a1`)).toMatchObject({
        location: `${landing}?login=true&affid=a1`,
      })
  })

  test.each([
    [undefined, '/lobbies/slots', '/ja/lobbies/slots'],
    [undefined, '/fr/lobbies/casino', '/ja/lobbies/casino'],
    ['en', '/lobbies/slots?a=b', '/en/lobbies/slots?a=b'],
    ['en', '/fr/allgames', '/en/allgames'],
    ['xx', '/fr/allgames', '/ja/allgames'],
    ['en', '/en', `/en${homePath.visitor}`],
  ])('with the language %s stored, %s redirects to %s', async (stored, path, expected) => {
    expect(await ask(site, path, stored === undefined ? {} : { langCode: stored })).toMatchObject({
      status: 302,
      location: expected,
    })
  })

  test("sends the texts of a language: all of them, or the brand's own to a page that has those of the release", async () => {
    const textsAt = async (query: string) => JSON.parse((await ask(site, `/languages/en.json?${query}`)).body)
    const texts = await textsAt('t=1')
    expect(texts['shell.login']).toEqual(['Log in'])
    expect(Object.keys(texts).length).toBeGreaterThan(200)
    const version = /textsVersion.{1,10}?([0-9a-f]{16})/.exec((await ask(site, '/en/allgames')).body)?.[1]
    const path = join(brandsFolder, site.code.toLowerCase(), 'texts/en.json')
    const own = existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8'))) : []
    expect(Object.keys(await textsAt(`t=2&have=${version}`)).sort()).toEqual(own.sort())
  })
})
