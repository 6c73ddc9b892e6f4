import { createDb, DatabaseUnavailable, type Db, type Tx } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Lease, LeaseLost, takeLease } from './index.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
  await database.ownerDb.query(
    'create table written (by text, at serial); grant all on written, written_at_seq to andon_app',
  )
})
afterAll(() => database.close())

const patience = { timeout: 15_000, interval: 20 }
const longMs = 600_000
let names = 0
const newName = () => `test.${++names}`

/** The lease of a node; throws where another one has it. */
async function taken(db: Db, options: { name: string; node: string; leaseMs?: number }): Promise<Lease> {
  const lease = await takeLease(db, { leaseMs: longMs, alone: false, ...options })
  if (!lease) throw new Error(`${options.node} has not got the lease`)
  return lease
}
const mayTake = async (name: string, node = 'nod_other') =>
  (await takeLease(database.db, { name, node, leaseMs: longMs, alone: false })) !== null
/** Lets the time of a lease run out. */
const expire = (name: string) =>
  database.ownerDb.query(
    `update platform.leases set expires_at = clock_timestamp() - interval '1 second' where name = $1`,
    [name],
  )
const insert = (tx: Tx, by: string) => tx.query('insert into written (by) values ($1)', [by])
const writtenBy = async (by: string) =>
  (await database.ownerDb.query('select by from written where by = $1', [by])).length

/** A pool of its own, as another server has it. */
function ownPool(maxConnections: number): Db {
  const db = createDb({ connectionString: database.url, role: 'andon_app', maxConnections })
  onTestFinished(() => db.close())
  return db
}
async function backendOf(db: Db): Promise<number> {
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  return row?.pid ?? 0
}

test('of many nodes that ask at once one gets the lease, and the epoch rises with every take-over', async () => {
  for (let race = 1; race <= 20; race++) {
    const name = newName()
    const ask = (node: number) => takeLease(database.db, { name, node: `nod_${node}`, leaseMs: longMs, alone: false })
    const first = (await Promise.all([1, 2, 3, 4].map(ask))).filter((lease) => lease !== null)
    expect(first.map(({ epoch }) => epoch)).toEqual([1])
    await expire(name)
    const second = (await Promise.all([5, 6, 7, 8].map(ask))).filter((lease) => lease !== null)
    expect(second.map(({ epoch }) => epoch)).toEqual([2])
  }
})

test('recycled connection: a pool that replaces its connections loses no lease', async () => {
  const db = ownPool(2)
  db.pool.options.maxUses = 1
  const name = newName()
  const lease = await taken(db, { name, node: 'nod_1' })
  expect(await backendOf(db)).not.toBe(await backendOf(db))
  expect(await lease.renew()).toBe(true)
  await lease.write((tx) => insert(tx, name))
  expect([await writtenBy(name), await mayTake(name)]).toEqual([1, false])
})

test('cancelled acquire: a lease that was granted after its node had given up waiting is led by that node, or runs out', async () => {
  const name = newName()
  const deaf: Db = Object.create(database.db, {
    query: {
      value: async (text: string, values?: unknown[]) => {
        await database.db.query(text, values)
        throw new DatabaseUnavailable('timeout', 'the answer came too late')
      },
    },
  })
  const acquire = (leaseMs: number, db: Db, node: string) => takeLease(db, { name, node, leaseMs, alone: false })
  await acquire(longMs, database.db, 'nod_0').then((lease) => lease?.giveBack())
  await expect(acquire(longMs, deaf, 'nod_1')).rejects.toThrow(DatabaseUnavailable)
  expect(await mayTake(name)).toBe(false)
  const lease = await acquire(longMs, database.db, 'nod_1')
  expect(lease?.epoch).toBe(3)
  await lease?.write((tx) => insert(tx, name))
  expect(await writtenBy(name)).toBe(1)
  await lease?.giveBack()
  await expect(acquire(1, deaf, 'nod_1')).rejects.toThrow(DatabaseUnavailable)
  await vi.waitFor(async () => expect(await mayTake(name)).toBe(true), patience)
})

test('terminated backend: a write that loses its connection stores nothing, and the same leader goes on', async () => {
  const name = newName()
  const lease = await taken(database.db, { name, node: 'nod_1' })
  const terminate = (pid: number) => database.ownerDb.query('select pg_terminate_backend($1)', [pid])
  const torn = lease.write(async (tx) => {
    await insert(tx, name)
    const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
    await terminate(row?.pid ?? 0)
    await insert(tx, name)
  })
  await expect(torn).rejects.toThrow(DatabaseUnavailable)
  const idle = ownPool(1)
  const other = await taken(idle, { name: newName(), node: 'nod_1' })
  await terminate(await backendOf(idle))
  for (const held of [lease, other]) await vi.waitFor(async () => expect(await held.renew()).toBe(true), patience)
  expect([await mayTake(name), await mayTake(other.name), await writtenBy(name)]).toEqual([false, false, 0])
  await lease.write((tx) => insert(tx, name))
  expect([lease.epoch, await writtenBy(name)]).toEqual([1, 1])
})

test('transaction pooling: of two nodes whose transactions share one connection one leads', async () => {
  const pooled = ownPool(1)
  /** Resets the connection as a pooler in transaction mode does before it gives it to the next client. */
  const reset = async () => {
    const client = await pooled.pool.connect()
    await client.query('discard all')
    await client.query('set role andon_app')
    client.release()
  }
  const name = newName()
  const lease = await taken(pooled, { name, node: 'nod_1' })
  const backend = await backendOf(pooled)
  await reset()
  const ask = (node: string) => takeLease(pooled, { name, node, leaseMs: longMs, alone: false })
  expect(await ask('nod_2')).toBeNull()
  await reset()
  await lease.write((tx) => insert(tx, name))
  await reset()
  expect(await lease.renew()).toBe(true)
  expect([await writtenBy(name), await backendOf(pooled)]).toEqual([1, backend])
  const locks = await database.ownerDb.query('select locktype, mode from pg_locks where pid = $1', [backend])
  expect(locks).toEqual([]) // nothing of the leader is left on the connection
  await lease.giveBack()
  expect((await ask('nod_2'))?.epoch).toBe(2)
})

test('transaction lock: a lease outlasts the transaction that took it, until its time runs out', async () => {
  const db = ownPool(1)
  const name = newName()
  await taken(db, { name, node: 'nod_1' })
  const [{ transaction } = { transaction: 1 }] = await database.ownerDb.query<{ transaction: number | null }>(
    'select extract(epoch from xact_start)::float8 as transaction from pg_stat_activity where pid = $1',
    [await backendOf(db)],
  )
  expect(transaction).toBeNull()
  expect(await mayTake(name)).toBe(false)
  await expire(name)
  expect(await mayTake(name)).toBe(true)
})

test('frozen leader: one that goes on after another has taken over writes nothing', async () => {
  const name = newName()
  const frozen = await taken(database.db, { name, node: 'nod_1', leaseMs: 1 })
  const current = await vi.waitFor(() => taken(database.db, { name, node: 'nod_2' }), patience)
  expect(frozen.isCurrent()).toBe(false)
  await expect(frozen.write((tx) => insert(tx, name))).rejects.toThrow(LeaseLost)
  expect([await writtenBy(name), await frozen.renew()]).toEqual([0, false])
  await frozen.giveBack()
  await current.write((tx) => insert(tx, name))
  expect([await writtenBy(name), current.isCurrent(), await mayTake(name)]).toEqual([1, true, false])
})

test('frozen leader: while a write of it has not ended nobody takes over, and who takes over then sees it', async () => {
  const name = newName()
  const first = await taken(database.db, { name, node: 'nod_1' })
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = first.write(async (tx) => {
    await insert(tx, name)
    begun.resolve()
    await end.promise
  })
  await begun.promise
  await expire(name)
  expect(await mayTake(name)).toBe(false)
  end.resolve()
  await writing
  expect([await mayTake(name), await writtenBy(name)]).toEqual([true, 1])
})

test('a leader renews its lease and writes beside a write of its own that takes long', async () => {
  const name = newName()
  const lease = await taken(database.db, { name, node: 'nod_1' })
  await lease.write(async (tx) => {
    await insert(tx, name)
    expect(await lease.renew()).toBe(true)
    await lease.write((beside) => insert(beside, name))
    expect(await writtenBy(name)).toBe(1)
  })
  expect(await writtenBy(name)).toBe(2)
})

test('a node that takes its own lease again has another epoch, and its earlier lease writes nothing', async () => {
  const name = newName()
  const before = await taken(database.db, { name, node: 'nod_1' })
  const after = await taken(database.db, { name, node: 'nod_1' })
  expect([before.epoch, after.epoch]).toEqual([1, 2])
  await expect(before.write((tx) => insert(tx, name))).rejects.toThrow(LeaseLost)
  expect(await after.renew()).toBe(true)
})

test('a lease that is given back is free at once, and writes nothing any more', async () => {
  const name = newName()
  const lease = await taken(database.db, { name, node: 'nod_1' })
  await lease.giveBack()
  await expect(lease.write((tx) => insert(tx, name))).rejects.toThrow(LeaseLost)
  expect([await lease.renew(), await writtenBy(name), await mayTake(name)]).toEqual([false, 0, true])
})

test('a node that is alone takes the lease of one that was killed at once', async () => {
  const name = newName()
  await taken(database.db, { name, node: 'nod_killed' })
  const lease = await takeLease(database.db, { name, node: 'nod_next', leaseMs: longMs, alone: true })
  expect(lease?.epoch).toBe(2)
})
