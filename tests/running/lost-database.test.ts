import type { ResultMessage } from '@andon/bookmaker'
import { simulatedBooks } from '@andon/bookmaker/testing'
import { DatabaseUnavailable, type Db } from '@andon/platform/sql'
import { freshDatabase } from '@andon/tests/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** So fast that matches are decided all the time. */
const speed = 60
const from = Date.UTC(2026, 10, 23, 3)
/** For which a leader goes on without its database. */
const patientSeconds = 120

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A book that leads, of leagues with many short matches, and its database, which can be taken away. */
async function openStand(seed: string) {
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  let isAway = false
  const guarded = <Args extends unknown[], T>(of: (...args: Args) => Promise<T>) => ({
    value: (...args: Args) =>
      isAway ? Promise.reject(new DatabaseUnavailable('unreachable', 'taken away')) : of(...args),
  })
  const lossy: Db = Object.create(db, { query: guarded(db.query), transaction: guarded(db.transaction) })
  /** By selection, the last that bets were settled with. */
  const settled = new Map<string, string>()
  const settle = async (results: readonly ResultMessage[]) => {
    for (const { sequence: _, ...result } of results)
      settled.set(
        result.selection,
        JSON.stringify(result, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
      )
  }
  const books = simulatedBooks({ db: lossy, seed, codes: ['tnm1', 'vbm1'], from, speed, settle })
  const { book, pass } = books.start('nod_1')
  return {
    book,
    settled,
    now: books.now,
    /** One second; false: the turn failed. */
    second: async () => {
      vi.advanceTimersByTime(1_000)
      return pass().then(
        () => true,
        () => false,
      )
    },
    takeAway: () => {
      isAway = true
    },
    bringBack: () => {
      isAway = false
    },
    close: async () => {
      isAway = false
      await book.stop()
      await close()
    },
  }
}

type Stand = Awaited<ReturnType<typeof openStand>>
const untilMs = async ({ second, now }: Stand, end: number) => {
  while (now() < from + end) await second()
}
/** Whether any producer of the book is up, without which nothing takes bets. */
const takesBets = ({ book }: Stand) => [...book.events()].some(({ context }) => [1, 3].some(context.isUp))

test('a leader without its database holds results for two minutes at most; then its events stand without bets', async () => {
  const stand = await openStand('lost')
  await untilMs(stand, 120_000)
  expect([stand.settled.size > 0, stand.book.unstoredResults(), takesBets(stand)]).toEqual([true, 0, true])
  const events = [...stand.book.events()].length
  stand.takeAway()
  const held: number[] = []
  for (let seconds = 0; seconds < 300; seconds++) {
    expect(await stand.second()).toBe(false)
    held.push(stand.book.unstoredResults())
  }
  const [inTime, later] = [held.slice(0, patientSeconds - 2), held.slice(patientSeconds)]
  expect(inTime.at(-1)).toBeGreaterThan(0) // for so long it goes on
  expect(inTime).toEqual(inTime.toSorted((one, other) => one - other))
  expect(new Set(later)).toEqual(new Set([0]))
  expect([[...stand.book.events()].length >= events, takesBets(stand)]).toEqual([true, false])
  await stand.close()
})

test('bets get the results that a leader had to drop, once its database is back', async () => {
  const [lossy, sound] = [await openStand('back'), await openStand('back')]
  await untilMs(lossy, 120_000)
  lossy.takeAway()
  await untilMs(lossy, 420_000)
  expect(lossy.book.leads()).toBe(false)
  const before = lossy.settled.size
  lossy.bringBack()
  await untilMs(lossy, 480_000)
  expect([lossy.book.leads(), takesBets(lossy)]).toEqual([true, true])
  expect(lossy.settled.size).toBeGreaterThan(before)
  await untilMs(sound, 480_000)
  const sorted = ({ settled }: Stand) => [...settled].toSorted(([one], [other]) => (one < other ? -1 : 1))
  expect(sorted(lossy)).toEqual(sorted(sound))
  for (const stand of [lossy, sound]) await stand.close()
})
