import { expect, test } from 'vitest'
import { type ReadPage, readAll } from './use-lines.ts'

/** Lines 0 … count − 1. */
const history =
  (count: number): ReadPage<number> =>
  async ({ limit, cursor = '0' }) => {
    const from = Number(cursor)
    const lines = Array.from({ length: Math.min(limit, count - from) }, (_, n) => from + n)
    return { lines, since: 'then', nextCursor: from + limit < count ? String(from + limit) : undefined }
  }

test('all pages are read in order', async () => {
  const all = await readAll(history(250))
  expect(all.lines).toEqual(Array.from({ length: 250 }, (_, n) => n))
  expect(all.bounded).toBe(false)
})

test('reading stops at the maximum, and the result says so', async () => {
  expect(await readAll(history(1000), 300)).toMatchObject({ lines: { length: 300 }, bounded: true })
  expect(await readAll(history(300), 300)).toMatchObject({ lines: { length: 300 }, bounded: false })
})
