import { openSportsbook, type Sportsbook } from '@andon/tests/sports/open-sportsbook'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The sportsbook knows its addresses itself, so that the site has a page for each: also for those that anyone invents. */

let book: Sportsbook
beforeAll(async () => {
  book = await openSportsbook({ sports: ['mma'] })
})
afterAll(() => book.close())

async function get(url: string, host = 'bee.localhost') {
  const { statusCode, body } = await book.server.app.http.inject({ url, headers: { host } })
  return { status: statusCode, body }
}

/** How often a page was rendered so far. */
async function renders(): Promise<number> {
  const { body } = await get('/metrics', '127.0.0.1')
  return Number(/pages\w*\{cache="miss"\} (\d+)/.exec(body)?.[1] ?? 0)
}

test.each([
  ['one segment', 'ja', '/sports/?'],
  ['two segments', 'en', '/sports/football/?'],
  ['an event', 'ja', '/sports/event/?:1/corners'],
])('pages of the sportsbook are rendered once for all of them: %s', async (_, language, shape) => {
  await get(`/${language}${shape.replace('?', 'first')}`)
  const before = await renders()
  const addresses = Array.from({ length: 40 }, (_, at) => shape.replace('?', `invented-${at}`))
  const pages = await Promise.all(addresses.map((address) => get(`/${language}${address}`)))
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await renders()) - before).toBe(0)
  for (const [at, { body }] of pages.entries()) {
    const own = addresses[at] ?? ''
    for (const one of ['ja', 'en']) expect(body).toContain(`href="/${one}${own}"`)
    expect(body).toContain(`href="/${language}${own}?login=true"`)
    const links = body.match(/(?<=href="\/\w\w)\/sports\/[\w:./-]+/g) ?? []
    expect(links.filter((link) => link !== own && !/^\/sports\/(a-z|live|bets)$/.test(link))).toEqual([])
  }
})

test('pages that the menu names are rendered on their own, and what is no address of the sportsbook is not found', async () => {
  const [first, az, live] = await Promise.all(
    ['/ja/sports', '/ja/sports/a-z', '/ja/sports/live'].map((url) => get(url)),
  )
  expect(new Set([first, az, live].map((page) => page?.body)).size).toBe(3)
  expect(az?.body).toContain('<title>スポーツ一覧')
  for (const url of ['/ja/sports/a/b/c', '/ja/sports/a%20b']) expect((await get(url)).status).toBe(404)
})
