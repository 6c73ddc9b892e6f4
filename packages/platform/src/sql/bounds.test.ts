import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { stopwatch } from '@andon/tests/pace/stopwatch'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectOnce, createPool } from './connect.ts'
import { createDb } from './db.ts'
import { timeouts } from './timeouts.ts'
import { DatabaseUnavailable } from './unavailable.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
})
afterAll(() => database.close())

/** Long enough for a busy machine to do in time what should succeed. */
const brief = { connectMs: 3_000, statementMs: 1_500, lockMs: 700, idleInTransactionMs: 1_500 }
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** Passes bytes on to the database until it is frozen; then it keeps connections open and passes on nothing. */
async function freezable(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()))
    near.on('data', (bytes) => frozen || far.write(bytes)).on('close', () => far.destroy())
    far.on('data', (bytes) => frozen || near.write(bytes)).on('close', () => frozen || near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const through = new URL(url)
  through.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  return {
    url: through.href,
    freeze: (on: boolean) => {
      frozen = on
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('every connection of the application is bounded at the server, and runs as andon_app', async () => {
  const settings = `select name, setting from pg_settings
    where name = any ('{statement_timeout,lock_timeout,idle_in_transaction_session_timeout}') order by name`
  const read = async (rows: Promise<{ name: string; setting: string }[]>) =>
    Object.fromEntries((await rows).map(({ name, setting }) => [name, Number(setting)]))
  expect(await read(database.db.query(settings))).toEqual({
    idle_in_transaction_session_timeout: 8_000,
    lock_timeout: 5_000,
    statement_timeout: 7_000,
  })
  expect(await read(database.db.reports.query(settings))).toMatchObject({ statement_timeout: 600_000 })
  const [who] = await database.db.reports.query<{ role: string }>('select current_user as role')
  expect(who?.role).toBe('andon_app')
})

test('a query to a silent server times out, and its connection is never used again', async () => {
  const cable = await freezable(database.url)
  const pool = createPool({ connectionString: cable.url, timeouts: brief, max: 1 })
  const [{ pid: first }] = (await pool.query('select pg_backend_pid() as pid')).rows
  cable.freeze(true)
  const since = stopwatch()
  expect(await failure(pool.query('select 1'))).toMatchObject({ name: 'DatabaseUnavailable', reason: 'timeout' })
  expect(since.stop()).toBeLessThan(8_000)
  expect(await failure(pool.query('select 2'))).toMatchObject({ reason: 'timeout' }) // a new connection, which gets no answer either
  cable.freeze(false)
  const [{ pid: second }] = (await pool.query('select pg_backend_pid() as pid')).rows
  expect(second).not.toBe(first)
  await pool.end()
  cable.close()
})

test('statements that are sent together may take longer than one is allowed, each in its time', async () => {
  const pool = createPool({
    connectionString: database.url,
    timeouts: brief,
    max: 1,
    config: { pipeline: true } as pg.PoolConfig,
  })
  const client = await pool.connect()
  const begun = performance.now()
  await Promise.all(Array.from({ length: 4 }, () => client.query('select pg_sleep(0.8)')))
  expect(performance.now() - begun).toBeGreaterThan(2_500) // the client waits for 1,500 ms and a second
  client.release()
  await pool.end()
})

test('a transaction on a silent server fails for its caller and frees its place in the pool', async () => {
  const cable = await freezable(database.url)
  const seen: DatabaseUnavailable[] = []
  const db = createDb({
    connectionString: cable.url,
    role: 'andon_app',
    timeouts: 'request',
    maxConnections: 1,
    onUnavailable: (error) => seen.push(error),
  })
  const since = stopwatch()
  const result = await failure(
    db.transaction(async (tx) => {
      await tx.query('select 1')
      cable.freeze(true)
      await tx.query('select 2')
    }),
  )
  expect(result).toBeInstanceOf(DatabaseUnavailable)
  expect(since.stop()).toBeLessThan(14_000)
  expect(seen[0]).toMatchObject({ reason: 'timeout' })
  cable.freeze(false)
  expect(await db.query('select 3 as three')).toEqual([{ three: 3 }])
  await db.close()
  cable.close()
})

test('a statement and a wait for a lock time out at the server, and the connection stays usable', async () => {
  const pool = createPool({ connectionString: database.url, timeouts: brief, max: 1 })
  const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const before = await pid()
  const client = await pool.connect()
  const slow = await failure(client.query('select pg_sleep(30)'))
  expect(slow).toMatchObject({ name: 'DatabaseUnavailable', reason: 'timeout', code: '57014' })
  const holder = await connectOnce({ connectionString: database.url, timeouts: timeouts.report })
  await holder.query('select pg_advisory_lock(17)')
  expect(await failure(client.query('select pg_advisory_lock(17)'))).toMatchObject({ reason: 'timeout', code: '55P03' })
  client.release()
  expect(await pid()).toBe(before)
  await holder.end()
  await pool.end()
})

test('a transaction whose client falls silent is ended by the server, and its locks are free', async () => {
  const stopped = await connectOnce({ connectionString: database.url, timeouts: brief })
  await stopped.query('begin')
  await stopped.query('select pg_advisory_xact_lock(18)')
  const other = await connectOnce({ connectionString: database.url, timeouts: timeouts.request })
  await other.query('select pg_advisory_lock(18)') // waits for the server to end the first one
  expect(await failure(stopped.query('commit'))).toMatchObject({ name: 'DatabaseUnavailable' })
  await Promise.all([stopped.end(), other.end()])
})

test('when all connections are busy, the next caller waits a bounded time', async () => {
  const pool = createPool({ connectionString: database.url, timeouts: brief, max: 1 })
  const client = await pool.connect()
  expect(await failure(pool.query('select 1'))).toMatchObject({ name: 'DatabaseUnavailable', reason: 'overloaded' })
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('every new connection that does not run as the requested role is refused', async () => {
  const pool = createPool({ connectionString: database.url, timeouts: timeouts.request, role: 'andon_app', max: 1 })
  expect((await pool.query('select current_user as role')).rows).toEqual([{ role: 'andon_app' }])
  // A pooler that ignores the startup parameter leaves the login's own role, and none of the settings.
  Object.assign(pool.options, { options: '' })
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  for (const _ of [1, 2]) {
    const refused = await failure(pool.query('select 1'))
    expect(refused).toMatchObject({ name: 'DatabaseUnavailable', reason: 'wrong-role' })
    expect(String(refused)).toContain('a pooler between Andon and PostgreSQL drops')
  }
  await pool.end()
})

test('options of the address are kept beside our own', async () => {
  const url = new URL(database.url)
  url.searchParams.set('options', '-c work_mem=5MB')
  const client = await connectOnce({ connectionString: url.href, timeouts: timeouts.request, role: 'andon_app' })
  const { rows } = await client.query(`select current_user as role, current_setting('work_mem') as memory`)
  expect(rows).toEqual([{ role: 'andon_app', memory: '5MB' }])
  await client.end()
})

test.each([
  ['53100', 'disk-full'],
  ['58030', 'storage'],
  ['25006', 'read-only'],
  ['53300', 'overloaded'],
  ['57P01', 'unreachable'],
])('SQLSTATE %s means that the database is unavailable: %s', async (code, reason) => {
  const raise = `do $$ begin raise exception 'as the server would' using errcode = '${code}'; end $$`
  expect(await failure(database.db.query(raise))).toMatchObject({ name: 'DatabaseUnavailable', reason, code })
})

test('of two transactions in a deadlock, one fails with a code to retry, and the other commits', async () => {
  await database.ownerDb.query('create table if not exists pair (id integer primary key)')
  await database.ownerDb.query('insert into pair (id) values (1), (2) on conflict do nothing')
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const lockBoth = (first: 0 | 1) =>
    failure(
      database.ownerDb.transaction(async (tx) => {
        const second = first === 0 ? 1 : 0
        await tx.query('select from pair where id = $1 for update', [first + 1])
        held[first].resolve()
        await held[second].promise
        await tx.query('select from pair where id = $1 for update', [second + 1])
      }),
    )
  const outcomes = await Promise.all([lockBoth(0), lockBoth(1)])
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  expect(outcomes.find((outcome) => outcome !== null)).toMatchObject({ name: 'DatabaseUnavailable', code: '40P01' })
  await database.ownerDb.query('drop table pair')
})

test('a refused statement keeps its error', async () => {
  expect(await failure(database.db.query('select 1/0'))).toMatchObject({ code: '22012', name: 'error' })
  expect(
    await failure(database.db.query('select $1::int', [{ toPostgres: () => undefinedFunction() }])),
  ).toBeInstanceOf(ReferenceError)
  function undefinedFunction() {
    throw new ReferenceError('our bug')
  }
})
