import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { TransferKind } from '../domain/chart.ts'
import { shardOf } from '../domain/shard.ts'

/** A line's position in its player's history. Times can be equal, numbers cannot. */
export interface HistoryPlace {
  readonly at: Temporal.Instant
  readonly number: number
}

export interface HistoryLine extends HistoryPlace {
  readonly id: string
  readonly kind: TransferKind
  readonly currency: Currency
  readonly reference: string | null
  readonly amount: number
  readonly realCashAfter: number
}

interface Wanted {
  readonly playerId: string
  readonly kinds: readonly TransferKind[]
  readonly since: Temporal.Instant
  readonly before?: HistoryPlace | undefined
  readonly limit: number
}

export async function linesOf(executor: Db | Tx, wanted: Wanted): Promise<HistoryLine[]> {
  const { playerId, kinds, since, before, limit } = wanted
  return executor.query<HistoryLine>(historySql, [
    shardOf(playerId),
    playerId,
    kinds,
    since.toString(),
    before?.at.toString() ?? 'infinity',
    before?.number ?? 0,
    limit,
  ])
}

/** Pocket 1 is real cash. `offset 0` makes the planner scan the index first and read the entry of each line after that. */
export const historySql = `
  select line.id, line.kind, line.currency, line.reference, line.at, line.number, line.amount, line.after as "realCashAfter"
  from wallet.accounts a
  cross join unnest($3::text[]) as wanted (kind)
  cross join lateral (
    select t.id, t.kind, t.currency, t.reference, t.at, t.number, e.amount, e.after
    from wallet.transfers t
    cross join lateral (
      select amount, after from wallet.entries
      where shard = $1::smallint and account_id = a.id and version = t.owner_version and pocket = 1 offset 0) e
    where t.shard = $1::smallint and t.owner = $2 and t.kind = wanted.kind
      and t.kind not in ('stake', 'win', 'rollback', 'jackpotContribution')
      and t.at >= $4::timestamptz and (t.at, t.number) < ($5::timestamptz, $6::bigint)
    order by t.at desc, t.number desc
    limit $7) as line
  where a.shard = $1::smallint and a.holder = $2
  order by line.at desc, line.number desc
  limit $7`
