import { expect, test } from 'vitest'
import { compressPage } from './compressed-page.ts'
import { sharedAddress } from './shared-address.ts'

const secret = 'aB3-_x'
const mark = 'mark'
const rendered = (html: string) => compressPage({ html, mark, status: 200 })

test('a copy has its own address wherever the page has that of all, and is compressed with the same policies', async () => {
  const html = `<script nonce="mark">1</script><a href="/ja/sports/${secret}?login=true">x</a><a href="/en/sports/${secret}">y</a>`
  const page = { ...(await rendered(html)), location: null }
  const shared = sharedAddress('/ja/sports/event/sr:match:1', secret)
  expect(shared?.rendered).toBe(`/ja/sports/${secret}`)
  const copy = await shared?.at(page, mark)
  expect(copy?.bodies.identity.toString()).toBe(
    '<script>1</script><a href="/ja/sports/event/sr:match:1?login=true">x</a><a href="/en/sports/event/sr:match:1">y</a>',
  )
  expect(copy?.scripts).toEqual(page.scripts)
  expect(copy?.scripts).toHaveLength(1)
  expect(copy?.tag).not.toBe(page.tag)
})

test('a page that names no address is sent as it is, a redirect leads to the address that was asked for', async () => {
  const page = { ...(await rendered('<p>not found</p>')), location: null }
  const shared = sharedAddress('/en/sports/tennis', secret)
  expect((await shared?.at(page, mark))?.bodies).toBe(page.bodies)
  expect((await shared?.at({ ...page, location: `/en/sports/${secret}` }, mark))?.location).toBe('/en/sports/tennis')
})

test.each([
  '/ja/sports',
  '/ja/sports/',
  '/ja/sports/a-z',
  '/ja/sports/live',
  '/ja/sports/live/football',
  '/ja/sports/a/b/c',
  '/ja/sports/a"b',
  '/ja/sports/a<b',
  '/ja/game/lantern-river',
  '/ja/sports/football/',
])('%s is a page of its own', (path) => {
  expect(sharedAddress(path, secret)).toBeNull()
})
