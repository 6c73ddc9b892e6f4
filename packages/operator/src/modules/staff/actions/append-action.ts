import type { ActionToRecord } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import { hashOf, type WrittenAction } from './hash-of.ts'

/**
 * Adds a row to the log of actions, chained to the last one. Call it last in a transaction: it holds the end of the chain until the commit, so that rows
 * of all servers have one order.
 */
export async function appendAction(
  tx: Tx,
  { request, before, after, ...action }: ActionToRecord & { readonly at: Temporal.Instant },
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('andon.staff.actions'))`)
  const [last] = await tx.query<{ id: number; hash: Buffer }>(
    'select id, hash from staff.actions order by id desc limit 1',
  )
  const row: WrittenAction = {
    ...action,
    id: (last?.id ?? 0) + 1,
    at: action.at.round('millisecond'),
    content: JSON.stringify({ request, before, after }),
    previous: last?.hash ?? null,
  }
  const { id, at, actor, via, roles, endpoint, outcome, subject, requestId, content, previous } = row
  await tx.query(
    `insert into staff.actions (id, at, actor, via, roles, endpoint, outcome, subject, request_id, content, previous, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [id, at.toString(), actor, via, roles, endpoint, outcome, subject, requestId, content, previous, hashOf(row)],
  )
}
