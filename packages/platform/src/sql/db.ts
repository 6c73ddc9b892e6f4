import pg from 'pg'
import { assert } from '../assert/index.ts'
import { createPool } from './connect.ts'
import { type TimeoutsName, timeouts } from './timeouts.ts'
import type { DatabaseUnavailable } from './unavailable.ts'

declare const isDb: unique symbol
declare const isTx: unique symbol

/** A connection pool: may read, and may open a transaction. Functions that only read take `Db | Tx`. */
export interface Db {
  readonly [isDb]: true
  /** Runs `work` in one READ COMMITTED transaction; commits when it returns, rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One statement, in a transaction of its own. `Row` and the values are compared with the schema by `tests/rules/sql-types.test.ts`. */
  query<Row extends object = object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  readonly pool: pg.Pool
  /** The same database and role over a few separate connections, for statements that may take minutes: audits, reports, clean-up jobs. */
  readonly reports: Db
  close(): Promise<void>
}

/** An open transaction. Functions that write require one, so money cannot be written outside a transaction by mistake. */
export interface Tx {
  readonly [isTx]: true
  query<Row extends object = object>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface DbOptions {
  readonly connectionString: string
  readonly maxConnections?: number
  /** Role the connection switches to: `andon_app` may neither change the schema nor rewrite history. */
  readonly role?: string
  /** Bounds of every statement, by name; default `request`. */
  readonly timeouts?: TimeoutsName
  /** Milliseconds to wait for a connection, instead of those of `timeouts`. */
  readonly connectMs?: number
  /** Called with each database failure, before the caller gets it. */
  readonly onUnavailable?: (error: DatabaseUnavailable) => void
}

const reportConnections = 2

/**
 * Statements of a request read and write rows by their keys: a join goes from the few rows that are asked for to the index, never through a whole table,
 * however small the table was when the plan was made. A table partitioned by player is then read in the partitions of these players only.
 */
const joinsByKey = { enable_hashjoin: 'off', enable_mergejoin: 'off' }

/**
 * Statements that are asked for without waiting in between are sent at once and run one after the other, so what need not wait for an answer costs no
 * round trip. After one that fails, the later ones of its transaction fail too.
 */
const pipelined = { pipeline: true } as pg.PoolConfig // missing from the driver's types

const commitHooks = new WeakMap<Tx, (() => void)[]>()

/** Runs `hook` once this transaction has committed, never if it rolls back. For wake-up calls only: what must happen belongs in the transaction. */
export function afterCommit(tx: Tx, hook: () => void): void {
  const hooks = commitHooks.get(tx)
  if (hooks) hooks.push(hook)
  else commitHooks.set(tx, [hook])
}

const atCommit = new WeakMap<Tx, Promise<unknown>[]>()

/**
 * For a statement of this transaction whose answer nobody needs: the commit is sent without waiting for it. If it fails, the transaction fails with its
 * error and nothing is stored.
 */
export function awaitAtCommit(tx: Tx, statement: Promise<unknown>): void {
  statement.catch(() => undefined) // the transaction throws it
  const statements = atCommit.get(tx)
  if (statements) statements.push(statement)
  else atCommit.set(tx, [statement])
}

const { types } = pg
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, parseSafeInteger],
  [types.builtins.NUMERIC, (text) => text],
  [types.builtins.TIMESTAMPTZ, (text) => Temporal.Instant.from(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))],
  [types.builtins.DATE, (text) => text],
])

export function createDb(options: DbOptions): Db {
  const { connectionString, maxConnections = 10, role, timeouts: named = 'request', onUnavailable } = options
  const { connectMs = timeouts[named].connectMs } = options
  const pool = createPool({
    connectionString,
    timeouts: { ...timeouts[named], connectMs },
    max: maxConnections,
    onUnavailable,
    ...(role === undefined ? {} : { role }),
    ...(named === 'request' ? { settings: joinsByKey } : {}),
    config: {
      ...pipelined,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          parsers.get(oid) ?? types.getTypeParser(oid, format as 'text'),
      } as pg.CustomTypesConfig,
    },
  })
  let reports: Db | undefined
  const db = {
    pool,
    get reports() {
      if (named === 'report') return db
      reports ??= createDb({ ...options, timeouts: 'report', maxConnections: reportConnections })
      return reports
    },
    query: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows,
    transaction: <T>(work: (tx: Tx) => Promise<T>) => runTransaction(pool, work),
    close: async () => {
      await reports?.close()
      if (!pool.ending) await pool.end()
    },
  } as unknown as Db // the brand exists in types only
  return db
}

/**
 * A handle by which use cases that open transactions of their own take part in `tx`: what they do is committed or rolled back with it. If one of them
 * fails, `tx` must be rolled back as a whole.
 */
export function within(db: Db, tx: Tx): Db {
  return Object.create(db, {
    transaction: { value: <T>(work: (tx: Tx) => Promise<T>) => work(tx) },
    query: { value: tx.query },
  }) as Db // the rest, its separate connections among it, is the handle's own
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let open = true
  let broken = false
  let failed: { readonly by: unknown } | undefined
  const tx = {
    query: async (text: string, values?: unknown[]) => {
      assert(open, 'a statement came after the end of its transaction')
      try {
        return (await client.query(text, values)).rows
      } catch (error) {
        failed ??= { by: error }
        throw error
      }
    },
  } as unknown as Tx // the brand exists in types only
  let result: T
  let end: string
  try {
    await client.query('begin isolation level read committed')
    result = await work(tx)
    open = false
    const [committed] = await Promise.all([client.query('commit'), ...(atCommit.get(tx) ?? [])])
    end = committed.command
  } catch (error) {
    open = false
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw failed && isAfterFailure(error) ? failed.by : error
  } finally {
    client.release(broken) // a connection whose transaction may still be open is closed
  }
  assert(end === 'COMMIT', 'a transaction went on after a failed statement: nothing of it is stored')
  for (const hook of commitHooks.get(tx) ?? []) hook()
  return result
}

/** The answer to every statement after one that failed. */
const isAfterFailure = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02'

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond the safe range: ${text}`)
  return value
}
