import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import { openTestRuntime } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, Tx } from '../sql/index.ts'
import { createGroupCommit, type GroupCommitOptions } from './index.ts'

interface Item {
  readonly key: string
  readonly shard: number
}
type Reply = 'stored' | 'repeated'

let opened: Awaited<ReturnType<typeof openTestRuntime>>
beforeAll(async () => {
  opened = await openTestRuntime({ modules: [] })
  await opened.ownerDb.query('create table items (key text primary key, shard int not null)')
  await opened.ownerDb.query('grant select, insert on items to andon_app')
})
afterAll(() => opened.close())

let tests = 0
/** Items with keys that no other test uses. */
function itemsOf(...keys: string[]): Item[] {
  tests += 1
  return keys.map((key, shard) => ({ key: `${tests} ${key}`, shard }))
}

/** Stores each item once; one whose key says so is refused. */
async function store(tx: Tx, items: readonly Item[]): Promise<(Reply | Refusal)[]> {
  const accepted = items.filter(({ key }) => !key.endsWith('refused'))
  const rows = await tx.query<{ key: string }>(
    `insert into items (key, shard) select * from unnest($1::text[], $2::int[]) on conflict do nothing returning key`,
    [accepted.map(({ key }) => key), accepted.map(({ shard }) => shard)],
  )
  const stored = new Set(rows.map(({ key }) => key))
  return items.map((item) => {
    if (!accepted.includes(item)) return new Refusal('INSUFFICIENT_FUNDS')
    return stored.has(item.key) ? 'stored' : 'repeated'
  })
}

const open = (options: Partial<GroupCommitOptions<Item, Reply>> = {}, db = opened.db) =>
  createGroupCommit<Item, Reply>({ db, log: opened.runtime.log }, { run: store, ...options })

async function storedOf(items: readonly Item[]): Promise<number> {
  const rows = await opened.ownerDb.query('select from items where key = any($1)', [items.map(({ key }) => key)])
  return rows.length
}

test('callers at the same time share a transaction', async () => {
  const batches: number[] = []
  const commit = open({
    run: (tx, items) => {
      batches.push(items.length)
      return store(tx, items)
    },
    maxBatch: 20,
  })
  const items = itemsOf(...Array.from({ length: 50 }, (_, n) => `${n}`))
  await Promise.all(items.map(commit.submit))
  expect(batches).toEqual([20, 20, 10])
  expect(await storedOf(items)).toBe(50)
})

test('a refused caller does not fail its neighbours', async () => {
  const commit = open({ shardOf: ({ shard }) => shard })
  const items = itemsOf('a', 'refused', 'c')
  const results = await Promise.allSettled(items.map(commit.submit))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { code: 'INSUFFICIENT_FUNDS' } })
  expect(await storedOf(items)).toBe(2)
})

test('an item that breaks its batch fails alone', async () => {
  const commit = open({
    run: (tx, items) => {
      if (items.some(({ key }) => key.endsWith('poison'))) throw new Error('our bug')
      return store(tx, items)
    },
  })
  const items = itemsOf('a', 'b', 'poison', 'c')
  const results = await Promise.allSettled(items.map(commit.submit))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(results[2]).toMatchObject({ reason: new Error('our bug') })
  expect(await storedOf(items)).toBe(3)
})

test('when the reply to a commit is lost, the items run again and each caller gets its reply', async () => {
  let losses = 1
  const db: Db = Object.create(opened.db, {
    transaction: {
      value: async (work: (tx: Tx) => Promise<unknown>) => {
        const done = await opened.db.transaction(work)
        if (losses-- > 0) throw new Error('connection lost after commit')
        return done
      },
    },
  })
  const commit = open({}, db)
  const replies = await Promise.all(itemsOf('a', 'b', 'c').map(commit.submit))
  expect(replies).toEqual(['repeated', 'repeated', 'repeated'])
})

test('connections killed in mid-batch lose nothing that was acknowledged', async () => {
  const commit = open({ shardOf: ({ shard }) => shard, maxBatch: 16 })
  const watched = new WeakSet<object>()
  opened.db.pool.on('acquire', (client) => {
    if (!watched.has(client)) client.on('error', () => undefined) // killed between two queries, it has no other listener
    watched.add(client)
  })
  let running = true
  const killer = (async () => {
    let kills = 0
    for (; running && kills < 100; kills++) {
      await pause(7)
      await opened.ownerDb.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
    }
    return kills
  })()
  const items = itemsOf(...Array.from({ length: 1500 }, (_, n) => `${n}`))
  const results = await Promise.allSettled(items.map(commit.submit))
  running = false
  expect(await killer).toBeGreaterThan(3)
  const acknowledged = items.filter((_, i) => results[i]?.status === 'fulfilled')
  expect(await storedOf(acknowledged)).toBe(acknowledged.length)
})

test('a full and a draining group commit refuse; accepted items get their reply', async () => {
  const commit = open({ maxWaiting: 3 })
  const items = itemsOf('a', 'b', 'c', 'd', 'late')
  const late = items.pop() as Item
  const submitted = Promise.allSettled(items.map(commit.submit))
  await commit.drain()
  const results = await submitted
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(results[3]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  await expect(commit.submit(late)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await storedOf(items)).toBe(3)
})

test('a refusal thrown by the work of one item reaches its caller without a second try', async () => {
  let runs = 0
  const commit = open({
    run: () => {
      runs++
      throw new Refusal('ROUND_CLOSED')
    },
  })
  const [item] = itemsOf('x') as [Item]
  await expect(commit.submit(item)).rejects.toMatchObject({ code: 'ROUND_CLOSED' })
  expect(runs).toBe(2) // with its batch, then alone
})
