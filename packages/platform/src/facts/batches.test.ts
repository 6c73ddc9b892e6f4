import { fact, type NewFact } from '@andon/contract/fact'
import { freshDatabase } from '@andon/tests/database'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLocalBus } from '../bus/index.ts'
import { createLog } from '../log/index.ts'
import { createMetrics } from '../metrics/index.ts'
import { createFacts, createSubscriptions, listParked, onMany, type Subscriber, subscriber } from './index.ts'

const numbered = fact('test.Numbered', v.object({ n: v.number() }))

let opened: Awaited<ReturnType<typeof freshDatabase>>
const log = createLog({ level: 'silent' })
let facts: ReturnType<typeof createFacts>
beforeAll(async () => {
  opened = await freshDatabase({ modules: [] })
  await opened.ownerDb.query('create table effects (id serial, key text, n int, size int)')
  await opened.ownerDb.query('grant all on effects, effects_id_seq to andon_app')
  facts = createFacts({ db: opened.db, bus: createLocalBus({ log }), log })
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
/** `count` facts of as many keys. */
const many = (count: number) => Array.from({ length: count }, (_, index) => n(`k${index}`, index))

/** Records each fact with the size of its batch; throws after that if `fails` says so. */
const recorder = (fails: (key: string, n: number) => boolean = () => false, atOnce = 100): Subscriber =>
  subscriber('batches', {
    atOnce,
    batch: onMany(numbered, async (tx, batch) => {
      await tx.query('insert into effects (key, n, size) select * from unnest($1::text[], $2::int[], $3::int[])', [
        batch.map(({ key }) => key),
        batch.map(({ data }) => data.n),
        batch.map(() => batch.length),
      ])
      const bad = batch.find(({ key, data }) => fails(key, data.n))
      if (bad) throw new Error(`cannot handle ${bad.key}`)
    }),
  })

async function run(handled: Subscriber) {
  const subscribers = [handled]
  const subscriptions = createSubscriptions({
    db: opened.db,
    log,
    metrics: createMetrics(),
    subscribers,
    waitsMs: [50],
  })
  await subscriptions.start()
  stops.push(subscriptions.stop)
}

const effects = () =>
  opened.db.query<{ key: string; n: number; size: number }>('select key, n, size from effects order by id')

test('facts are handled once and in order, those that are waiting in one batch', async () => {
  await run(recorder())
  await write(...many(250))
  await vi.waitFor(async () => expect(await effects()).toHaveLength(250), patience)
  const handled = await effects()
  expect(handled.map((effect) => effect.n)).toEqual(many(250).map((_, index) => index))
  expect(handled.map(({ size }) => size).sort((a, b) => b - a)[0]).toBe(100)
})

test('of a batch that fails, each fact is tried alone: only the key of the faulty one waits, and every effect happens once', async () => {
  let broken = true
  await run(recorder((key) => broken && key === 'k30'))
  await write(...many(80), n('k30', 1000), n('k31', 1001))
  await vi.waitFor(async () => expect(await effects()).toHaveLength(80), patience)
  expect((await effects()).filter(({ key }) => key === 'k30')).toEqual([])
  expect((await effects()).filter(({ key }) => key === 'k31').map((effect) => effect.n)).toEqual([31, 1001])
  await vi.waitFor(
    async () =>
      expect(await listParked(opened.db)).toMatchObject([
        { key: 'k30', lastError: 'Error: cannot handle k30', waiting: 1 },
      ]),
    patience,
  )
  broken = false
  await vi.waitFor(async () => expect(await effects()).toHaveLength(82), patience)
  expect((await effects()).filter(({ key }) => key === 'k30').map((effect) => effect.n)).toEqual([30, 1000])
  expect(await listParked(opened.db)).toEqual([])
})

test('after a failed batch, later facts are handled in batches again', async () => {
  await run(recorder((key) => key === 'k3'))
  await write(...many(10))
  await vi.waitFor(async () => expect(await effects()).toHaveLength(9), patience)
  await write(...many(10).filter(({ key }) => key !== 'k3'))
  await vi.waitFor(async () => expect(await effects()).toHaveLength(18), patience)
  expect((await effects()).slice(9).map(({ size }) => size)).toEqual(Array(9).fill(9))
})

test('a batch with data of another shape is not handled as a whole either', async () => {
  await run(recorder())
  await write(n('a', 1), numbered({ key: 'b', data: { n: 'one' } as never }), n('c', 1))
  await vi.waitFor(async () => expect((await effects()).map(({ key }) => key)).toEqual(['a', 'c']), patience)
  await vi.waitFor(async () => expect(await listParked(opened.db)).toMatchObject([{ key: 'b' }]), patience)
})
