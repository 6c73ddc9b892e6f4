import type { Currency } from '@andon/money'
import { assert, type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Balances } from '../domain/balances.ts'
import { allShards, shardOf } from '../domain/shard.ts'

/** Opens a player's account with five empty pockets; has no effect if it is open. */
export async function openAccounts(
  tx: Tx,
  { playerId, currency }: { playerId: string; currency: Currency },
): Promise<void> {
  await tx.query('select wallet.open_account($1, $2, $3)', [[shardOf(playerId)], playerId, currency])
}

export async function openHouseAccount(
  tx: Tx,
  { holder, currency }: { holder: string; currency: Currency },
): Promise<void> {
  await tx.query('select wallet.open_account($1, $2, $3)', [allShards, holder, currency])
}

/** A player's balances. Every player has an account, opened at registration. */
export async function balances(executor: Db | Tx, playerId: string): Promise<Balances> {
  const found = (await balancesOf(executor, [playerId])).get(playerId)
  assert(found, `${playerId} has an account`)
  return found
}

const balancesSql = prepared(`select holder, currency, version, real_cash as "realCash", crp, drp, wrp, freebet
     from unnest($1::smallint[], $2::text[]) as wanted (shard, holder) join wallet.accounts using (shard, holder)`)

/** Balances of many players, in one statement; players without an account are not in the map. */
export async function balancesOf(executor: Db | Tx, playerIds: readonly string[]): Promise<Map<string, Balances>> {
  const rows = await executor.query<Balances & { holder: string }>(balancesSql, [playerIds.map(shardOf), playerIds])
  return new Map(rows.map(({ holder, ...held }) => [holder, held]))
}

/** The balance of a house account over all shards, in minor units; 0 before its first transfer. */
export async function houseBalance(
  executor: Db | Tx,
  { account, currency }: { readonly account: string; readonly currency: string },
): Promise<number> {
  const [row] = await executor.query<{ held: number }>(
    `select coalesce(sum(real_cash), 0)::bigint held from wallet.accounts where shard = any ($1::smallint[]) and holder = $2 and currency = $3`,
    [allShards, account, currency],
  )
  assert(row, 'an aggregate returns one row')
  return row.held
}
