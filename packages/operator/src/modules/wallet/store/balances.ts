import type { Currency } from '@andon/money'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { Balances } from '../domain/balances.ts'
import { shardOf } from '../domain/shard.ts'

/** What both balance queries and the posting function answer for a player; all null where no player is touched. */
export interface PocketRow {
  real_cash: number
  crp: number
  drp: number
  wrp: number
  freebet: number
  player_version: number
}

/** Balances of those who have accounts; whoever has none is not in the map. */
export async function readBalances(executor: Db | Tx, playerIds: readonly string[]): Promise<Map<string, Balances>> {
  const rows = await executor.query<PocketRow & { holder: string; currency: Currency }>(
    `select holder, currency, sum(version)::bigint as player_version,
       sum(balance) filter (where account = 'realCash')::bigint as real_cash, sum(balance) filter (where account = 'crp')::bigint as crp,
       sum(balance) filter (where account = 'drp')::bigint as drp, sum(balance) filter (where account = 'wrp')::bigint as wrp,
       sum(balance) filter (where account = 'freebet')::bigint as freebet
     from unnest($1::smallint[], $2::text[]) as wanted (shard, holder) join wallet.accounts using (shard, holder)
     group by shard, holder, currency`,
    [playerIds.map(shardOf), playerIds],
  )
  const found = new Map(rows.map((row) => [row.holder, toBalances(row, row.currency)]))
  assert(found.size === rows.length, 'a player has accounts in one currency')
  return found
}

export function toBalances(row: PocketRow, currency: Currency): Balances {
  const { real_cash: realCash, crp, drp, wrp, freebet, player_version: version } = row
  return { realCash, crp, drp, wrp, freebet, currency, version }
}
