import { expect, test } from 'vitest'
import { compressPage } from './compressed-page.ts'
import { createPageCache } from './page-cache.ts'

const page = async (status = 200) => ({ ...(await compressPage({ html: 'n', mark: 'mark', status })), location: null })

/** A cache, and how often it had a page rendered. */
function counted(maxPages: number) {
  const cache = createPageCache({ maxPages })
  let renders = 0
  return {
    cache,
    ask: (key: string, status?: number) =>
      cache.get(key, async () => {
        renders += 1
        return page(status)
      }),
    renders: () => renders,
  }
}

test('the cache is bounded, and the least recently used page is evicted first', async () => {
  const { ask, renders } = counted(3)
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key) // b goes
  expect(renders()).toBe(4)
  for (const key of ['a', 'c', 'd']) expect((await ask(key)).hit).toBe(true)
  expect((await ask('b')).hit).toBe(false)
})

test('a thousand addresses leave the newest pages, within the bound', async () => {
  const { ask } = counted(50)
  for (let index = 0; index < 1_000; index++) await ask(`page ${index}`)
  const hits = []
  for (let index = 999; index >= 900; index--) hits.push((await ask(`page ${index}`)).hit)
  expect(hits.slice(0, 50).every(Boolean)).toBe(true)
  expect(hits.slice(50).some(Boolean)).toBe(false)
})

test('only pages with status 200 are cached', async () => {
  const { ask, renders } = counted(10)
  for (const status of [404, 302, 500]) for (const _ of [1, 2]) await ask(`status ${status}`, status)
  expect(renders()).toBe(6)
})

test('a cache of pages that do not exist keeps those, and no others', async () => {
  const cache = createPageCache({ maxPages: 10, status: 404 })
  for (const status of [404, 200]) await cache.get(`status ${status}`, () => page(status))
  expect((await cache.get('status 404', () => page(404))).hit).toBe(true)
  expect((await cache.get('status 200', () => page(200))).hit).toBe(false)
})

test('a failed page is rendered again, and concurrent requests render a page once', async () => {
  const { cache, ask, renders } = counted(10)
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await Promise.all(Array.from({ length: 20 }, () => ask('a')))
  expect(renders()).toBe(1)
})
