import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createPool } from './connect.ts'
import { afterCommit, awaitAtCommit, createDb, type Db, type Tx } from './db.ts'
import { timeouts } from './timeouts.ts'

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
  await database.ownerDb.query('create table steps (step integer primary key)')
  db = createDb({ connectionString: database.url, maxConnections: 1 })
})
afterEach(() => db.query('delete from steps'))
afterAll(async () => {
  await db.close()
  await database.close()
})

const stored = async () =>
  (await db.query<{ step: number }>('select step from steps order by step')).map((row) => row.step)
const connection = async () => (await db.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid
const insert = (tx: Tx, step: number) => tx.query('insert into steps (step) values ($1)', [step])

test('what a transaction did is stored when its work returns, and its hooks run then', async () => {
  const seen: unknown[] = []
  const result = await db.transaction(async (tx) => {
    afterCommit(tx, () => seen.push('committed'))
    await insert(tx, 1)
    const [level] = await tx.query<{ level: string }>(`select current_setting('transaction_isolation') as level`)
    seen.push(level?.level)
    return 'done'
  })
  expect([result, ...seen]).toEqual(['done', 'read committed', 'committed'])
  expect(await stored()).toEqual([1])
})

test('nothing is stored, and no hook runs, when the work throws; the connection is used again', async () => {
  const before = await connection()
  const hook = vi.fn()
  const failed = db.transaction(async (tx) => {
    afterCommit(tx, hook)
    await insert(tx, 1)
    throw new Error('of the work')
  })
  await expect(failed).rejects.toThrow('of the work')
  expect(await stored()).toEqual([])
  expect(hook).not.toHaveBeenCalled()
  expect(await connection()).toBe(before)
})

test('statements that are asked for at once run in their order', async () => {
  await db.transaction(async (tx) => {
    const count = () => tx.query<{ count: number }>('select count(*) from steps')
    const [, before, , after] = await Promise.all([insert(tx, 1), count(), insert(tx, 2), count()])
    expect([before[0]?.count, after[0]?.count]).toEqual([1, 2])
  })
  expect(await stored()).toEqual([1, 2])
})

test('of statements that are asked for at once, a transaction throws the error of the one that failed first', async () => {
  const before = await connection()
  const failed = db.transaction(async (tx) => {
    const twice = async () => Promise.all([Promise.all([insert(tx, 1), insert(tx, 1)])]) // its error takes longer to arrive here
    await Promise.all([twice(), insert(tx, 2), insert(tx, 3)])
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(await stored()).toEqual([])
  expect(await connection()).toBe(before)
})

test('a statement that is awaited at the commit fails its transaction', async () => {
  const hook = vi.fn()
  const failed = db.transaction(async (tx) => {
    afterCommit(tx, hook)
    await insert(tx, 1)
    awaitAtCommit(tx, insert(tx, 1))
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(hook).not.toHaveBeenCalled()
  expect(await stored()).toEqual([])
  await db.transaction(async (tx) => awaitAtCommit(tx, insert(tx, 2)))
  expect(await stored()).toEqual([2])
})

test('work that ignores a failed statement does not count as committed', async () => {
  const hook = vi.fn()
  const failed = db.transaction(async (tx) => {
    afterCommit(tx, hook)
    await insert(tx, 1)
    await insert(tx, 1).catch(() => undefined)
  })
  await expect(failed).rejects.toThrow('went on after a failed statement')
  expect(hook).not.toHaveBeenCalled()
  expect(await stored()).toEqual([])
})

test('a statement after the end of its transaction is refused', async () => {
  const kept = await db.transaction(async (tx) => tx)
  await expect(insert(kept, 1)).rejects.toThrow('after the end of its transaction')
  expect(await stored()).toEqual([])
})

test('a connection that cannot roll back is closed, and the caller gets the first error', async () => {
  const before = await connection()
  const other = createPool({ connectionString: database.url, timeouts: timeouts.request, max: 1 })
  const failed = db.transaction(async (tx) => {
    await insert(tx, 1)
    await other.query('select pg_terminate_backend($1)', [before])
    await insert(tx, 2)
  })
  await expect(failed).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'unreachable' })
  expect(await stored()).toEqual([])
  expect(await connection()).not.toBe(before)
  await other.end()
})
