import { manualClock } from '@andon/platform/clock'
import { createLog } from '@andon/platform/log'
import type { Db } from '@andon/platform/sql'
import { expect, test } from 'vitest'
import { measureTableClock } from './table-clock.ts'

const log = createLog({ level: 'silent' })

/** A database `aheadMs` ahead of the steady clock, whose answers take these times, out and back. */
function databaseAhead(aheadMs: number, ways: [number, number][]) {
  const steady = { ms: 1000 }
  const query = async () => {
    const [out, back] = ways.shift() ?? [50, 50]
    steady.ms += out
    const ms = steady.ms + aheadMs
    steady.ms += back
    return [{ ms }]
  }
  return { db: { query } as unknown as Pick<Db, 'query'>, steady } // the clock sends one statement
}

test('of several questions the one with the shortest way counts, whatever the others took', async () => {
  const { db, steady } = databaseAhead(1_900_000_000_000, [
    [900, 10],
    [10, 700],
    [2, 2],
    [300, 0],
  ])
  const clock = measureTableClock({ db, log, clock: manualClock() }, () => steady.ms)
  await clock.ready()
  expect(clock.now()).toBe(steady.ms + 1_900_000_000_000)
  steady.ms += 250
  expect(clock.now()).toBe(steady.ms + 1_900_000_000_000)
})

test('it never goes back, also where a later measurement is lower', async () => {
  const { db, steady } = databaseAhead(5_000_000, [[0, 0]])
  const clock = measureTableClock({ db, log, clock: manualClock() }, () => steady.ms)
  await clock.ready()
  const before = clock.now()
  steady.ms -= 400
  expect(clock.now()).toBe(before)
  steady.ms += 500
  expect(clock.now()).toBe(before + 100)
})
