import pg from 'pg'

type UnavailableReason =
  | 'unreachable'
  | 'timeout'
  | 'conflict'
  | 'disk-full'
  | 'storage'
  | 'read-only'
  | 'overloaded'
  | 'wrong-role'

/**
 * The database cannot do its work at present. The transaction is rolled back, or its commit is unconfirmed; the caller may repeat the request.
 * The only error for this: every connection made in this folder turns the driver's and the server's errors into it.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly reason: UnavailableReason
  /** SQLSTATE or system error code, where there is one. */
  readonly code: string | undefined
  constructor(reason: UnavailableReason, message: string, options?: { cause: unknown }) {
    super(message, options)
    this.reason = reason
    this.code = codeOf(options?.cause)
  }
}

/** Converts a query's error to DatabaseUnavailable if the database is at fault; the error of a refused statement is unchanged. */
export function explainQueryError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const reason = error instanceof pg.DatabaseError ? reasonOf(error.code ?? '') : reasonOfDriverError(error)
  return reason === null ? error : new DatabaseUnavailable(reason, messageOf(error), { cause: error })
}

/** Without a connection, no statement can be at fault. */
export function explainConnectError(error: unknown): DatabaseUnavailable {
  const explained = explainQueryError(error)
  if (explained instanceof DatabaseUnavailable) return explained
  return new DatabaseUnavailable('unreachable', messageOf(error), { cause: error })
}

/** SQLSTATE classes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function reasonOf(sqlState: string): UnavailableReason | null {
  switch (sqlState) {
    case '53100': // disk_full
    case '53400': // configuration_limit_exceeded: temp_file_limit
      return 'disk-full'
    case '25006': // read_only_sql_transaction: a standby
      return 'read-only'
    case '57014': // query_canceled: statement_timeout
    case '55P03': // lock_not_available: lock_timeout
    case '25P03': // idle_in_transaction_session_timeout
    case '25P04': // transaction_timeout
      return 'timeout'
    case '40P01': // deadlock_detected: the server chose this transaction to fail
    case '40001': // serialization_failure
      return 'conflict'
    case '57P01': // admin_shutdown
    case '57P02': // crash_shutdown
    case '57P03': // cannot_connect_now
    case '57P05': // idle_session_timeout
      return 'unreachable'
  }
  if (sqlState.startsWith('53')) return 'overloaded' // out of memory, too many connections
  if (sqlState.startsWith('58')) return 'storage' // I/O errors of the server's files
  if (sqlState.startsWith('08')) return 'unreachable'
  return null
}

/** The driver throws a plain Error, or one of the operating system, for a lost connection; its errors about arguments are TypeErrors and RangeErrors. */
function reasonOfDriverError(error: unknown): UnavailableReason | null {
  if (!(error instanceof Error)) return null
  if (error.message.startsWith('timeout exceeded when trying to connect')) return 'overloaded' // all connections of the pool are busy
  if (/timeout/.test(error.message)) return 'timeout'
  const fromConnection = error.constructor === Error || error instanceof AggregateError || 'syscall' in error
  return fromConnection ? 'unreachable' : null
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(String).join(', ')
  return error instanceof Error ? error.message : String(error)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
