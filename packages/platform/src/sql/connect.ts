import pg from 'pg'
import type { Timeouts } from './timeouts.ts'
import { DatabaseUnavailable, explainConnectError, explainQueryError } from './unavailable.ts'

export interface ConnectionOptions {
  readonly connectionString: string
  readonly timeouts: Timeouts
  /** Role the connection switches to; default: the login's. */
  readonly role?: string
  /** Further settings of the server for this connection. */
  readonly settings?: Readonly<Record<string, string>>
  /** Called with each database failure, before the caller gets it. */
  readonly onUnavailable?: ((error: DatabaseUnavailable) => void) | undefined
}

/** The server should answer first, by its own timeout; the connection can then be used again. */
const clientGraceMs = 1_000
/** Present on every connection with the requested settings. */
const marker = 'andon.settings'

/** A pool whose connections are bounded in time and verified when they open. Rejects with DatabaseUnavailable where the database is at fault. */
export function createPool(options: ConnectionOptions & { max: number; config?: pg.PoolConfig }): pg.Pool {
  const { config, max, onUnavailable } = options
  const pool = new (boundedPool(onUnavailable))({
    ...config,
    ...clientConfig(options),
    max,
    Client: boundedClient(options),
    onConnect: (client) => verifyConnection(client, options),
  })
  // A connection that the server ends between two queries is removed from the pool automatically; the next query reports a lost database.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** One connection on its own, for work beside the application such as migrations; `end` it. */
export async function connectOnce(options: ConnectionOptions): Promise<pg.Client> {
  const client = new (boundedClient(options))(clientConfig(options))
  client.on('error', () => undefined) // the query under way rejects, too
  try {
    await client.connect()
    await verifyConnection(client, options)
    return client
  } catch (error) {
    void client.end().catch(() => undefined) // it may not have opened
    throw explainConnectError(error)
  }
}

function clientConfig({ connectionString, timeouts, role, settings: further }: ConnectionOptions): pg.ClientConfig {
  const { rest, options } = splitOptions(connectionString)
  const settings = {
    ...further,
    ...(role === undefined ? {} : { role }),
    [marker]: 'kept',
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    // A client that vanished with its machine, or stopped reading, is detected within this many seconds.
    tcp_keepalives_idle: 5,
    tcp_keepalives_interval: 2,
    tcp_keepalives_count: 3,
    tcp_user_timeout: 10_000,
  }
  return {
    connectionString: rest,
    options: [options, ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)].join(' ').trim(),
    connectionTimeoutMillis: timeouts.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  }
}

/** `options` in the address would replace ours. */
function splitOptions(connectionString: string): { rest: string; options: string } {
  const url = URL.parse(connectionString)
  const options = url?.searchParams.get('options')
  if (!url || !options) return { rest: connectionString, options: '' }
  url.searchParams.delete('options')
  return { rest: url.href, options }
}

/** A pooler in between may drop the settings: the connection would have the owner's rights and no timeouts. */
async function verifyConnection(client: pg.ClientBase, { role, timeouts }: ConnectionOptions): Promise<void> {
  const { rows } = await client.query<{ role: string; kept: string | null }>({
    text: `select current_user as role, current_setting('${marker}', true) as kept`,
    query_timeout: timeouts.connectMs,
  } as pg.QueryConfig) // the driver's own option, missing from its types
  const [found] = rows
  if (found?.kept === 'kept' && (role === undefined || found.role === role)) return
  throw new DatabaseUnavailable(
    'wrong-role',
    `the database connection runs as ${found?.role} instead of ${role ?? 'its login with its settings'}: a pooler between Andon and ` +
      'PostgreSQL drops what a connection asks for (startup parameter "options"). Connect to PostgreSQL directly',
  )
}

function boundedPool(onUnavailable: ConnectionOptions['onUnavailable']): typeof pg.Pool {
  const explain = (error: unknown) => told(explainConnectError(error), onUnavailable)
  return class BoundedPool extends pg.Pool {
    // Both forms of `connect`, by callback and by promise, with their errors explained.
    override connect(...given: unknown[]): never {
      const [done] = given
      if (typeof done === 'function')
        return super.connect((error, client, release) => done(error && explain(error), client, release)) as never
      return super.connect().catch((error) => {
        throw explain(error)
      }) as never
    }

    // The pool may report a lost connection itself, before the client's query rejects.
    override query(...given: unknown[]): never {
      const ask = super.query as (...asked: unknown[]) => Promise<unknown>
      const explainLoss = (error: unknown) =>
        error instanceof DatabaseUnavailable ? error : told(explainQueryError(error), onUnavailable)
      const done = given.at(-1)
      if (typeof done === 'function') {
        const reply: Callback = (error, result) => done(error && explainLoss(error), result)
        return ask.call(this, ...given.slice(0, -1), reply) as never
      }
      return ask.call(this, ...given).catch((error) => {
        throw explainLoss(error)
      }) as never
    }
  }
}

function told<E>(error: E, onUnavailable: ConnectionOptions['onUnavailable']): E {
  if (error instanceof DatabaseUnavailable) onUnavailable?.(error)
  return error
}

const preparedNames = new Map<string, string>()

/**
 * Marks a statement that is sent often: a connection parses it once and plans it a few times at most. Only for statements of one possible plan,
 * since the plan stays while tables grow.
 */
export function prepared(text: string): string {
  if (!preparedNames.has(text)) preparedNames.set(text, `andon_${preparedNames.size}`)
  return text
}

type Callback = (error: unknown, result: unknown) => void

/**
 * A client that gives up on a silent server and never uses that connection again: a late reply would count as the next query's. Statements that are sent together run one after the
 * other, so the time of each begins with the answer to the one before it.
 */
function boundedClient({ timeouts, onUnavailable }: ConnectionOptions): typeof pg.Client {
  const answerMs = timeouts.statementMs + clientGraceMs
  const explain = (error: unknown) => told(explainQueryError(error), onUnavailable)
  return class BoundedClient extends pg.Client {
    #answeredAt = 0

    // The overloads of `query` cannot be distinguished here, so the arguments are passed on.
    override query(...given: unknown[]): never {
      const ask = super.query as (...asked: unknown[]) => Promise<unknown>
      const done = given.at(-1)
      const boundMs = boundOf(given[0]) ?? answerMs
      let timer = setTimeout(() => expire(), boundMs)
      const expire = () => {
        const leftMs = this.#answeredAt + boundMs - performance.now()
        if (leftMs <= 0) this.#abandon(boundMs)
        else timer = setTimeout(expire, Math.ceil(leftMs))
      }
      const answered = () => {
        this.#answeredAt = performance.now()
        clearTimeout(timer)
      }
      if (typeof done !== 'function')
        return ask
          .call(this, ...withName(given))
          .catch((error) => {
            throw explain(error)
          })
          .finally(answered) as never
      const answer: Callback = (error, result) => {
        answered()
        done(error && explain(error), result)
      }
      return ask.call(this, ...withName(given.slice(0, -1)), answer) as never
    }

    #abandon(afterMs: number): void {
      const silent = new DatabaseUnavailable('timeout', `the database has not answered for ${afterMs} ms`)
      const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } } // missing from the driver's types
      connection.stream.destroy(silent) // rejects this query and those queued behind it, and the pool drops the connection
    }
  } as typeof pg.Client
}

function boundOf(query: unknown): number | undefined {
  const bound =
    typeof query === 'object' && query !== null && 'query_timeout' in query ? query.query_timeout : undefined
  return typeof bound === 'number' ? bound : undefined
}

function withName(given: readonly unknown[]): readonly unknown[] {
  const [text, values] = given
  const name = typeof text === 'string' ? preparedNames.get(text) : undefined
  if (typeof text === 'object' && text !== null && 'query_timeout' in text) {
    const { query_timeout: _, ...query } = text
    return [query, ...given.slice(1)]
  }
  return name === undefined ? given : [{ name, text, values }, ...given.slice(2)]
}
