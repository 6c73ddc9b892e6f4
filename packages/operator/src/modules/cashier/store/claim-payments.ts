import type { Db, Tx } from '@andon/platform/sql'

export interface Turn {
  readonly now: Temporal.Instant
  readonly limit: number
  /** This one alone. */
  readonly only?: string
}

/** Payments whose time has come, each claimed for its next turn, so that two nodes do not ask twice; ever longer apart, ten minutes at most. */
export function claimPayments<Payment extends object>(
  executor: Db | Tx,
  { table, columns }: { table: 'cashier.deposits' | 'cashier.withdrawals'; columns: string },
  { now, limit, only }: Turn,
): Promise<Payment[]> {
  return executor.query<Payment>(
    `update ${table} set checks = checks + 1,
       check_at = $1::timestamptz + least(interval '10 minutes', interval '10 seconds' * power(2, least(checks, 6)))
     where id in (select id from ${table} where check_at <= $1 and ($3::text is null or id = $3)
       order by check_at limit $2 for update skip locked)
     returning ${columns}`,
    [now.toString(), limit, only ?? null],
  )
}
