import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { createPool } from './connect.ts'
import { type TimeoutsName, timeouts } from './timeouts.ts'
import type { DatabaseUnavailable } from './unavailable.ts'

export { sql } from 'kysely'

declare const isDb: unique symbol
declare const isTx: unique symbol

/** A connection pool: may read, and may open a transaction. Functions that only read take `Db | Tx`. */
export interface Db {
  readonly [isDb]: true
  /** Runs `work` in one READ COMMITTED transaction; commits when it returns, rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One prepared statement. Most queries use it, because the query builder costs more processor time. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  readonly pool: pg.Pool
  /** The same database and role over a few separate connections, for statements that may take minutes: audits, reports, clean-up jobs. */
  readonly reports: Db
  close(): Promise<void>
}

/** An open transaction. Functions that write require one, so money cannot be written outside a transaction by mistake. */
export interface Tx {
  readonly [isTx]: true
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}

export interface DbOptions {
  readonly connectionString: string
  readonly maxConnections?: number
  /** Role the connection switches to: `andon_app` may neither change the schema nor rewrite history. */
  readonly role?: string
  /** Bounds of every statement, by name; default `request`. */
  readonly timeouts?: TimeoutsName
  /** Called with each database failure, before the caller gets it. */
  readonly onUnavailable?: (error: DatabaseUnavailable) => void
}

const reportConnections = 2

const commitHooks = new WeakMap<Tx, (() => void)[]>()

/** Runs `hook` once this transaction has committed, never if it rolls back. For wake-up calls only: what must happen belongs in the transaction. */
export function afterCommit(tx: Tx, hook: () => void): void {
  const hooks = commitHooks.get(tx)
  if (hooks) hooks.push(hook)
  else commitHooks.set(tx, [hook])
}

const handles = new WeakMap<object, Kysely<never>>()

/** The typed query builder over a module's own tables: `tables<WalletTables>(tx)`. */
export function tables<Tables>(executor: Db | Tx): Kysely<Tables> {
  const handle = handles.get(executor)
  if (!handle) throw new Error('not an executor made by createDb')
  return handle as unknown as Kysely<Tables> // each module names the tables of its own schema; the handle itself is untyped
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
  const pool = createPool({
    connectionString,
    timeouts: timeouts[named],
    max: maxConnections,
    onUnavailable,
    ...(role === undefined ? {} : { role }),
    config: {
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          parsers.get(oid) ?? types.getTypeParser(oid, format as 'text'),
      } as pg.CustomTypesConfig,
    },
  })
  let reports: Db | undefined
  const kysely = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  const db = {
    pool,
    get reports() {
      if (named === 'report') return db
      reports ??= createDb({ ...options, timeouts: 'report', maxConnections: reportConnections })
      return reports
    },
    query: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows,
    transaction: async <T>(work: (tx: Tx) => Promise<T>) => {
      let hooks: (() => void)[] = []
      const result = await kysely
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (open) => {
          const tx = asTx(open)
          const done = await work(tx)
          hooks = commitHooks.get(tx) ?? []
          return done
        })
      for (const hook of hooks) hook()
      return result
    },
    close: async () => {
      await reports?.close()
      await kysely.destroy()
      if (!pool.ended) await pool.end() // the query builder closes only a pool that it has used
    },
  } as unknown as Db // the brand exists in types only
  handles.set(db, kysely)
  return db
}

function asTx(open: Transaction<never>): Tx {
  const tx = {
    query: async (text: string, values: unknown[] = []) => {
      const compiled = {
        sql: text,
        parameters: values,
        query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
        queryId: { queryId: 'raw' },
      }
      return (await open.executeQuery(compiled as never)).rows // executeQuery reads only sql and parameters of a compiled query
    },
  } as unknown as Tx
  handles.set(tx, open)
  return tx
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond the safe range: ${text}`)
  return value
}
