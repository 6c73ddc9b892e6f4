/** Bounds of a connection, in milliseconds. */
export interface Timeouts {
  /** Opening a connection, or waiting for a free one of the pool. */
  readonly connectMs: number
  /** One statement, at the server. The client gives up a second later, because a stopped server cannot enforce it. */
  readonly statementMs: number
  /** Waiting for one lock. */
  readonly lockMs: number
  /** A transaction whose client sends nothing: the server ends it, so a stopped node's locks are freed. */
  readonly idleInTransactionMs: number
}

/** Together at most 12 s for a request: waiting for a connection, one statement, and the client's extra second. */
const request: Timeouts = { connectMs: 4_000, statementMs: 7_000, lockMs: 5_000, idleInTransactionMs: 8_000 }

/** `request`: what a caller waits for. `report`: audits, reports and clean-up jobs. `migration`: schema changes, and waiting for another node's. */
export const timeouts = {
  request,
  report: { ...request, statementMs: 10 * 60_000 },
  migration: { ...request, statementMs: 60 * 60_000, lockMs: 10 * 60_000, idleInTransactionMs: 60_000 },
  /** Readiness probes: a later answer is useless. */
  probe: { connectMs: 700, statementMs: 700, lockMs: 700, idleInTransactionMs: 1_000 },
} as const satisfies Record<string, Timeouts>

export type TimeoutsName = keyof typeof timeouts
