import { manualClock } from '@andon/platform/clock'
import { createLog } from '@andon/platform/log'
import type { Db } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Claim, continueDue, makeOwedCalls, type OwedCalls, ownedUntil, retryAt } from './index.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
  await database.ownerDb.query(`
    create table owed (id int primary key, state text not null default 'due', attempts int not null default 0, next_attempt_at timestamptz);
    create table effects (id int primary key);
    grant all on owed, effects to andon_app`)
})
afterAll(() => database.close())
beforeEach(() => database.ownerDb.query('truncate owed, effects'))

const clock = manualClock()
const patience = { timeout: 15_000, interval: 10 }

interface Due {
  readonly id: number
  readonly attempts: number
}
interface Outcome {
  readonly id: number
  readonly state: 'done' | 'refused' | 'due'
  readonly at: Temporal.Instant | null
}

const owe = (count: number) =>
  database.ownerDb.query('insert into owed (id, next_attempt_at) select id, $2 from generate_series(1, $1) as id', [
    count,
    clock.now().toString(),
  ])
const states = async () =>
  Object.fromEntries(
    (await database.ownerDb.query<{ id: number; state: string }>('select id, state from owed order by id')).map(
      ({ id, state }) => [id, state],
    ),
  )
const effects = async () =>
  (await database.ownerDb.query<{ id: number }>('select id from effects order by id')).map(({ id }) => id)
const all = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const claim =
  (db: Db) =>
  ({ now, leasedUntil, limit }: Claim) =>
    db.query<Due>(
      `update owed set attempts = attempts + 1, next_attempt_at = $2 where id in (
       select id from owed where state = 'due' and next_attempt_at <= $1 order by id limit $3 for update skip locked)
     returning id, attempts`,
      [now.toString(), leasedUntil.toString(), limit],
    )
const store = (db: Db) => async (outcomes: readonly Outcome[]) => {
  await db.query(
    `update owed set state = outcome.state, next_attempt_at = outcome.at
     from unnest($1::int[], $2::text[], $3::timestamptz[]) as outcome (id, state, at) where owed.id = outcome.id and owed.state = 'due'`,
    [
      outcomes.map(({ id }) => id),
      outcomes.map(({ state }) => state),
      outcomes.map(({ at }) => at?.toString() ?? null),
    ],
  )
}
/** The other party does each id once, and says the same again. */
const done = async ({ id }: Due): Promise<Outcome> => {
  await database.db.query('insert into effects (id) values ($1) on conflict do nothing', [id])
  return { id, state: 'done', at: null }
}

/** A pass of a process over what is owed. */
const pass = (changed: Partial<OwedCalls<Due, Outcome>> = {}) =>
  makeOwedCalls<Due, Outcome>({
    clock,
    log: createLog({ level: 'silent' }),
    what: 'a payment',
    atOnce: 8,
    mostInAPass: 1_000,
    nameOf: ({ id }) => ({ payment: id }),
    claim: claim(database.db),
    call: done,
    store: store(database.db),
    ...changed,
  })

test('every call that is due is made once and its outcome stored; then nothing is due', async () => {
  await owe(50)
  expect(await pass()).toBe(50)
  expect(await effects()).toEqual(all(50))
  expect(new Set(Object.values(await states()))).toEqual(new Set(['done']))
  expect(await pass()).toBe(0)
})

test('a call that is slow, one that is refused and one without an answer hold up no other', async () => {
  await owe(40)
  const answer = Promise.withResolvers<void>()
  const passing = pass({
    call: async (due) => {
      if (due.id === 1) await answer.promise
      if (due.id === 2) return { id: 2, state: 'refused', at: null }
      if (due.id === 3) return { id: 3, state: 'due', at: retryAt(clock.now(), due.attempts) }
      return done(due)
    },
  })
  await vi.waitFor(async () => expect((await effects()).length).toBe(37), patience)
  await vi.waitFor(
    async () => expect(await states()).toMatchObject({ 1: 'due', 2: 'refused', 3: 'due', 40: 'done' }),
    patience,
  )
  answer.resolve()
  expect(await passing).toBe(40)
  expect(await states()).toMatchObject({ 1: 'done', 3: 'due' })
  clock.advance({ seconds: 2 })
  expect(await pass()).toBe(1)
  expect(await effects()).toEqual(all(40).filter((id) => id !== 2))
})

test('an answer that comes during a claim is stored though another call is slow', async () => {
  await owe(3)
  const [slow, during] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const waitsFor: Readonly<Record<number, Promise<void>>> = { 1: slow.promise, 2: during.promise }
  let claims = 0
  const passing = pass({
    call: async (due) => {
      await waitsFor[due.id]
      return done(due)
    },
    claim: async (by) => {
      const due = await claim(database.db)(by)
      if (++claims === 2) {
        await vi.waitFor(async () => expect(await states()).toMatchObject({ 3: 'done' }), patience)
        during.resolve()
        await vi.waitFor(async () => expect(await effects()).toEqual([2, 3]), patience)
        await states() // by then the pass has the answer
      }
      return due
    },
  })
  await vi.waitFor(async () => expect(await states()).toMatchObject({ 1: 'due', 2: 'done', 3: 'done' }), patience)
  slow.resolve()
  expect(await passing).toBe(3)
})

test('at most so many calls are under way at once, and a pass ends after so many', async () => {
  await owe(40)
  let underWay = 0
  let most = 0
  const counted = async (due: Due) => {
    most = Math.max(most, ++underWay)
    const outcome = await done(due)
    underWay -= 1
    return outcome
  }
  expect(await pass({ call: counted, atOnce: 5, mostInAPass: 12 })).toBe(12)
  expect([most, (await effects()).length]).toEqual([5, 12])
  expect(await pass({ call: counted })).toBe(28)
})

test('answers that come together are stored together', async () => {
  await owe(8)
  const answers = Promise.withResolvers<void>()
  const stored: number[] = []
  const passing = pass({
    call: async ({ id }) => {
      if (id === 8) answers.resolve()
      await answers.promise
      return { id, state: 'done', at: null }
    },
    store: async (outcomes) => {
      stored.push(outcomes.length)
      await store(database.db)(outcomes)
    },
  })
  await passing
  expect(stored).toEqual([8])
})

test('what the other party has done and could not be stored is called again after its lease, and done once', async () => {
  await owe(10)
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  expect(await pass({ log, store: async () => Promise.reject(new Error('no connection')) })).toBe(10)
  expect([await effects(), (await states())[1]]).toEqual([all(10), 'due'])
  expect(lines[0]).toMatchObject({ level: 50, msg: 'what became of a payment could not be stored; it is repeated' })
  clock.advance({ seconds: 14 })
  expect(await pass()).toBe(0)
  clock.advance({ seconds: 1 })
  expect(await pass()).toBe(10)
  expect([await effects(), (await states())[1]]).toEqual([all(10), 'done'])
})

test('a call that fails for a fault of ours is logged by its name, and made again after its lease', async () => {
  await owe(2)
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  const call = async (due: Due) => (due.id === 1 ? Promise.reject(new Error('a fault')) : done(due))
  expect(await pass({ log, call })).toBe(2)
  expect(lines).toMatchObject([{ level: 50, payment: 1, msg: 'a payment failed, and is tried again after its lease' }])
  expect(await states()).toEqual({ 1: 'due', 2: 'done' })
  clock.advance({ seconds: 15 })
  expect(await pass()).toBe(1)
  expect(await states()).toEqual({ 1: 'done', 2: 'done' })
})

test('of processes that pass at the same time each call is made by one', async () => {
  await owe(60)
  const made: number[] = []
  const call = (due: Due) => {
    made.push(due.id)
    return done(due)
  }
  const tried = await Promise.all([1, 2, 3].map(() => pass({ call })))
  expect(tried.reduce((sum, count) => sum + count)).toBe(60)
  expect(made.toSorted((a, b) => a - b)).toEqual(all(60))
})

test('a pass whose claim fails stores what was answered, and fails', async () => {
  await owe(8)
  let claims = 0
  const failing = async (by: Claim) =>
    claims++ === 0 ? claim(database.db)(by) : Promise.reject(new Error('no connection'))
  await expect(pass({ claim: failing })).rejects.toThrow('no connection')
  expect(new Set(Object.values(await states()))).toEqual(new Set(['done']))
})

test('a step that stores its own outcome has one effect, whichever of two processes is slow', async () => {
  await owe(1)
  const wakeUp = Promise.withResolvers<void>()
  const moved: string[] = []
  const work = (name: string, before: Promise<void>) =>
    continueDue<Due>({
      clock,
      log: createLog({ level: 'silent' }),
      what: 'a round',
      atOnce: 8,
      mostInAPass: 100,
      nameOf: ({ id }) => ({ round: id }),
      claim: claim(database.db),
      step: async ({ id }) => {
        await before
        const rows = await database.db.query(
          `update owed set state = 'done' where id = $1 and state = 'due' returning id`,
          [id],
        )
        if (rows.length > 0) moved.push(name)
      },
    })
  const slow = work('slow', wakeUp.promise)
  await vi.waitFor(
    async () => expect(await database.ownerDb.query('select from owed where attempts = 1')).toHaveLength(1),
    patience,
  )
  expect(await work('early', Promise.resolve())).toBe(0)
  clock.advance({ seconds: 15 })
  expect(await work('quick', Promise.resolve())).toBe(1)
  wakeUp.resolve()
  expect([await slow, moved]).toEqual([1, ['quick']])
})

test('a claim holds for 15 seconds, and attempts are one second apart, then two, four … up to five minutes', () => {
  const now = Temporal.Instant.from('2026-06-01T00:00:00Z')
  const secondsTo = (at: Temporal.Instant) => at.since(now).total('seconds')
  expect(secondsTo(ownedUntil(now))).toBe(15)
  expect([0, 1, 2, 3, 8, 9, 10, 1_000].map((attempts) => secondsTo(retryAt(now, attempts)))).toEqual([
    1, 2, 4, 8, 256, 300, 300, 300,
  ])
})
