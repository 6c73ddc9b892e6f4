import { playerOf } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'

export interface ClaimOptions {
  readonly now: Temporal.Instant
  readonly limit: number
  /** Only this payment. */
  readonly only?: string
}

/** The queries of deposits and withdrawals: both have a player's idempotency key, a state that changes under a lock, and a time for the next check. */
export function paymentTable<Payment extends object>(
  table: 'cashier.deposits' | 'cashier.withdrawals',
  columns: string,
) {
  const find = async (executor: Db | Tx, condition: string, values: unknown[]): Promise<Payment | null> => {
    const [row] = await executor.query<Payment>(`select ${columns} from ${table} where ${condition}`, values)
    return row ?? null
  }
  return {
    byKey: (executor: Db | Tx, { playerId, idempotencyKey }: { playerId: string; idempotencyKey: string }) =>
      find(executor, 'player_id = $1 and idempotency_key = $2', [playerId, idempotencyKey]),
    byId: (executor: Db | Tx, id: string) => find(executor, 'player_id = $1 and id = $2', [playerOf(id), id]),
    /** Holds off every other change until the transaction ends. */
    lock: (tx: Tx, id: string) => find(tx, 'player_id = $1 and id = $2 for no key update', [playerOf(id), id]),
    /**
     * Payments whose next check is due. Each is claimed until its following check, so that two nodes do not ask twice; the intervals double up to
     * ten minutes.
     */
    claimDue: (executor: Db | Tx, { now, limit, only }: ClaimOptions) =>
      executor.query<Payment>(
        `update ${table} set checks = checks + 1,
           check_at = $1::timestamptz + least(interval '10 minutes', interval '10 seconds' * power(2, least(checks, 6)))
         where ${only === undefined ? '' : 'player_id = $3 and id = $4 and '}(player_id, id) in (select player_id, id from ${table}
           where ${only === undefined ? '' : 'player_id = $3 and id = $4 and '}check_at <= $1 order by check_at limit $2 for update skip locked)
         returning ${columns}`,
        [now.toString(), limit, ...(only === undefined ? [] : [playerOf(only), only])],
      ),
  }
}

interface StateChange {
  readonly before: { readonly state: string }
  readonly after: {
    readonly id: string
    readonly playerId: string
    readonly state: string
    readonly version: number
    readonly changedAt: Temporal.Instant
  }
  readonly event: string
  readonly source: string
  /** The operator who decided, if one did. */
  readonly actor?: string | undefined
}

/** The payment's history: one row for each version. */
export async function insertPaymentEvent(
  tx: Tx,
  kind: 'deposit' | 'withdrawal',
  { before, after, event, source, actor }: StateChange,
): Promise<void> {
  await tx.query(
    `insert into cashier.${kind}_events (player_id, ${kind}_id, version, event, state_before, state_after, source, actor, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[after.playerId, after.id, after.version, event, before.state, after.state],
      ...[source, actor ?? null, after.changedAt.toString()],
    ],
  )
}
