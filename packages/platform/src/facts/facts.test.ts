import { fact, type NewFact } from '@andon/contract/fact'
import { freshDatabase } from '@andon/tests/database'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLocalBus } from '../bus/index.ts'
import { createLog } from '../log/index.ts'
import { createMetrics } from '../metrics/index.ts'
import type { Tx } from '../sql/index.ts'
import {
  createFacts,
  createSubscriptions,
  listParked,
  on,
  retryParked,
  type Subscriber,
  skipParked,
  subscriber,
} from './index.ts'

const numbered = fact('test.Numbered', v.object({ n: v.number() }))
const other = fact('test.Other', v.object({ n: v.number() }))
const unread = fact('test.Unread', v.object({}))

let opened: Awaited<ReturnType<typeof freshDatabase>>
const log = createLog({ level: 'silent' })
const carried: string[] = []
let facts: ReturnType<typeof createFacts>
beforeAll(async () => {
  opened = await freshDatabase({ modules: [] })
  await opened.ownerDb.query('create table effects (id serial, subscriber text, key text, n int)')
  await opened.ownerDb.query('grant all on effects, effects_id_seq to andon_app')
  const bus = createLocalBus({ log })
  bus.subscribe({ onFact: ({ name }) => carried.push(name), onGap: () => undefined })
  facts = createFacts({ db: opened.db, bus, log })
  facts.start()
})
afterAll(async () => {
  await facts.stop()
  await opened.close()
})
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await opened.ownerDb.query('truncate platform.fact_positions, platform.parked_facts, effects')
})

const patience = { timeout: 15_000, interval: 20 }
const write = (...written: NewFact[]) => opened.db.transaction((tx) => facts.write(tx, written))
const n = (key: string, n: number) => numbered({ key, data: { n } })

const keepEffect = (tx: Tx, [name, key, n]: [string, string, number]) =>
  tx.query('insert into effects (subscriber, key, n) values ($1, $2, $3)', [name, key, n])

/** A subscriber that records what it handles, unless `fails` says that it throws. */
function recorder(name: string, fails: (key: string, n: number) => boolean = () => false): Subscriber {
  return subscriber(name, {
    on: [
      on(numbered, async (tx, { key, data }) => {
        await keepEffect(tx, [name, key, data.n])
        if (fails(key, data.n)) throw new Error(`cannot handle ${data.n}`)
      }),
    ],
  })
}

async function run(...subscribers: Subscriber[]) {
  const metrics = createMetrics()
  const subscriptions = createSubscriptions({ db: opened.db, log, metrics, subscribers, waitsMs: [50] })
  await subscriptions.start()
  stops.push(subscriptions.stop)
  return { ...subscriptions, metrics }
}

async function effects(name: string): Promise<string[]> {
  const rows = await opened.db.query<{ key: string; n: number }>(
    'select key, n from effects where subscriber = $1 order by id',
    [name],
  )
  return rows.map(({ key, n }) => `${key}${n}`)
}
const untilHandled = (name: string, wanted: readonly string[]) =>
  vi.waitFor(async () => expect(await effects(name)).toEqual(wanted), patience)

const logged = async () =>
  await opened.db.query<{ name: string; position: number }>(
    'select name, position from platform.facts order by position',
  )

test('every subscriber handles every fact once, in order', async () => {
  await run(recorder('one'), recorder('two'))
  await write(n('a', 1), n('b', 1))
  await write(n('a', 2))
  await untilHandled('one', ['a1', 'b1', 'a2'])
  await untilHandled('two', ['a1', 'b1', 'a2'])
})

test('a fact without a subscriber is carried, and not logged', async () => {
  await run(recorder('one'))
  const before = (await logged()).length
  await write(unread({ key: 'a', data: {} }), n('a', 1))
  await untilHandled('one', ['a1'])
  expect(carried.slice(-2)).toEqual(['test.Unread', 'test.Numbered'])
  expect((await logged()).slice(before).map(({ name }) => name)).toEqual(['test.Numbered'])
})

test('a fact whose transaction commits after later ones is not skipped', async () => {
  await run(recorder('one'))
  await opened.db.transaction(async (tx) => {
    await facts.write(tx, [n('slow', 1)])
    await write(n('quick', 1))
    await untilHandled('one', ['quick1'])
  })
  await untilHandled('one', ['quick1', 'slow1'])
})

test('a fact that fails delays its key and no other, and its effects are undone until it succeeds', async () => {
  let broken = true
  await run(recorder('one', (key, n) => broken && key === 'a' && n === 1))
  await write(n('a', 1), n('b', 1))
  await write(n('a', 2), n('b', 2), n('a', 3))
  await untilHandled('one', ['b1', 'b2'])
  await vi.waitFor(async () => {
    const [parked] = await listParked(opened.db)
    expect(parked).toMatchObject({ subscriber: 'one', key: 'a', lastError: 'Error: cannot handle 1', waiting: 2 })
    expect(parked?.attempts).toBeGreaterThan(2)
  }, patience)
  await write(n('a', 4))
  broken = false
  await untilHandled('one', ['b1', 'b2', 'a1', 'a2', 'a3', 'a4'])
  expect(await listParked(opened.db)).toEqual([])
})

/** By the owner: the role of the application may not end connections. */
async function loseConnection(tx: Tx): Promise<void> {
  const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
  await opened.ownerDb.query('select pg_terminate_backend($1)', [row?.pid])
  await tx.query('select 1')
}

test.each(['its statement is refused', 'it hides that its statement was refused', 'its connection is lost'])(
  'other facts go on when %s',
  async (how) => {
    const breaking: Subscriber = subscriber('one', {
      atOnce: 10,
      on: [
        on(numbered, async (tx, { key, data }) => {
          await keepEffect(tx, ['one', key, data.n])
          if (key !== 'bad') return
          const failing = how === 'its connection is lost' ? loseConnection(tx) : tx.query('select 1 / 0')
          await (how === 'its statement is refused' ? failing : failing.catch(() => undefined))
        }),
      ],
    })
    await run(breaking)
    await write(n('a', 1), n('bad', 1), n('b', 1))
    await vi.waitFor(async () => expect((await effects('one')).toSorted()).toEqual(['a1', 'b1']), patience)
    await vi.waitFor(async () => expect((await listParked(opened.db)).map(({ key }) => key)).toEqual(['bad']), patience)
  },
)

test('data that is not of the declared shape is not handled', async () => {
  await run(recorder('one'))
  await write(numbered({ key: 'a', data: { n: 'one' } as never }), n('b', 1))
  await untilHandled('one', ['b1'])
  expect(await listParked(opened.db)).toMatchObject([{ key: 'a', name: 'test.Numbered' }])
})

test('an operator can have parked facts tried at once, and skip one for good', async () => {
  let broken = true
  const patient = recorder('one', (_key, n) => n === 1 && broken)
  const subscriptions = createSubscriptions({
    db: opened.db,
    log,
    metrics: createMetrics(),
    subscribers: [patient],
    waitsMs: [3_600_000],
  })
  await subscriptions.start()
  stops.push(subscriptions.stop)
  await write(n('a', 1), n('a', 2), n('b', 1))
  await vi.waitFor(async () => expect(await listParked(opened.db)).toHaveLength(2), patience)
  const skip = async (tx: Tx) => ({
    skipped: await skipParked(tx, { subscriber: 'one', key: 'a' }),
    parked: await listParked(tx),
  })
  expect(await opened.db.transaction(skip)).toMatchObject({
    skipped: 'test.Numbered',
    parked: [{ key: 'b' }, { key: 'a', attempts: 0, lastError: null, waiting: 0 }], // the key's next fact, not tried yet
  })
  await untilHandled('one', ['a2'])
  broken = false
  expect(await retryParked(opened.db)).toBe(1)
  await untilHandled('one', ['a2', 'b1'])
  expect(await opened.db.transaction((tx) => skipParked(tx, { subscriber: 'one', key: 'b' }))).toBeNull()
})

test('a new subscriber begins at the end of the log', async () => {
  await run(recorder('old'))
  await write(n('a', 1))
  await untilHandled('old', ['a1'])
  await run(recorder('new'))
  await write(n('a', 2))
  await untilHandled('new', ['a2'])
})

test('a node of an earlier release leaves a subscriber to nodes that know all its facts', async () => {
  await run(recorder('one'))
  const later = subscriber('one', {
    on: [
      on(numbered, async (tx, { key, data }) => void (await keepEffect(tx, ['one', key, data.n]))),
      on(other, async (tx, { key, data }) => void (await keepEffect(tx, ['one', `other ${key}`, data.n]))),
    ],
  })
  const newer = await run(later)
  await write(other({ key: 'a', data: { n: 1 } }), n('a', 2))
  await untilHandled('one', ['other a1', 'a2'])
  await newer.stop()
  await write(n('a', 3), other({ key: 'a', data: { n: 4 } }))
  await vi.waitFor(async () => expect(await opened.db.query('select from platform.outbox')).toEqual([]), patience)
  await run(later)
  await untilHandled('one', ['other a1', 'a2', 'a3', 'other a4'])
})

test('the log is trimmed of old facts that every subscriber has handled', async () => {
  const { jobs, stop } = await run(recorder('one'), recorder('slow'))
  await write(n('a', 1), n('a', 2), n('a', 3))
  await untilHandled('one', ['a1', 'a2', 'a3'])
  await untilHandled('slow', ['a1', 'a2', 'a3'])
  await stop()
  const [first, second] = (await logged()).slice(-3)
  const trim = async () => {
    for (const job of jobs) await job.run()
    return (await logged()).map(({ position }) => position)
  }
  expect(await trim()).toContain(first?.position)
  await opened.ownerDb.query(`update platform.facts set at = at - interval '8 days'`)
  await opened.ownerDb.query(`update platform.fact_positions set position = $1 where subscriber = 'slow'`, [
    first?.position,
  ])
  expect((await trim())[0]).toBe(second?.position)
})

test('a subscriber that no longer exists does not keep the log', async () => {
  const { stop } = await run(
    recorder('removed', () => true),
    recorder('one'),
  )
  await write(n('a', 1))
  await untilHandled('one', ['a1'])
  await vi.waitFor(async () => expect(await listParked(opened.db)).toHaveLength(1), patience)
  await stop()
  await opened.ownerDb.query(`update platform.facts set at = at - interval '8 days'`)
  await opened.ownerDb.query(
    `update platform.fact_positions set seen_at = seen_at - interval '8 days', position = position - 1`,
  )
  const { jobs } = await run(recorder('one'))
  await vi.waitFor(async () => expect(await effects('one')).toEqual(['a1', 'a1']), patience) // its position was moved back
  for (const job of jobs) await job.run()
  expect(await logged()).toEqual([])
  expect(await listParked(opened.db)).toEqual([])
})

test('how far a subscriber is behind is measured', async () => {
  const { stop } = await run(recorder('one'))
  await stop()
  await write(n('a', 1), n('b', 1))
  await vi.waitFor(async () => expect(await opened.db.query('select from platform.outbox')).toEqual([]), patience)
  const held = opened.db.transaction(async (tx) => {
    await tx.query('select from platform.fact_positions for update') // as by another node that is slow
    const { metrics } = await run(recorder('one', () => true))
    const figure = async (name: string) =>
      (await metrics.registry.getSingleMetric(name)?.get())?.values.find(({ labels }) => labels.subscriber === 'one')
        ?.value
    await vi.waitFor(async () => expect(await figure('andon_facts_behind')).toBe(2), patience)
    expect(await figure('andon_facts_behind_seconds')).toBeGreaterThan(0)
    return figure
  })
  const figure = await held
  await vi.waitFor(async () => expect(await figure('andon_facts_parked_keys')).toBe(2), patience)
  expect(await figure('andon_facts_behind')).toBe(0)
})

test('what follows a fact is part of its transaction, also when it refuses', async () => {
  const followed = fact('test.Followed', v.object({ n: v.number() }))
  const about = (n: number) => followed({ key: 'a', data: { n } })
  facts.follow(followed, async (tx, { key, data }) => {
    await keepEffect(tx, ['follower', key, data.n])
    if (data.n === 2) throw new Error('not two')
  })
  await opened.db.transaction(async (tx) => {
    await facts.write(tx, [n('a', 9), about(1)])
    expect(await tx.query('select n from effects where subscriber = $1', ['follower'])).toEqual([{ n: 1 }])
  })
  await expect(write(about(2))).rejects.toThrow('not two')
  expect(await effects('follower')).toEqual(['a1'])
  await vi.waitFor(() => expect(carried.filter((name) => name === 'test.Followed')).toHaveLength(1), patience)
})
