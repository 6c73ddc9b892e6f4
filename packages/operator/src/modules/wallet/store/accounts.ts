import type { Currency } from '@andon/money'
import { assert, type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Balances } from '../domain/balances.ts'
import { allShards, shardOf } from '../domain/shard.ts'

/** Gives a new player an account with five empty pockets. Again for the same player: nothing happens. */
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

/** What a player's pockets hold. He has an account: registration opened it. */
export async function balances(executor: Db | Tx, playerId: string): Promise<Balances> {
  const found = (await balancesOf(executor, [playerId])).get(playerId)
  assert(found, `${playerId} has an account`)
  return found
}

const balancesSql = prepared(`select holder, currency, version, real_cash as "realCash", crp, drp, wrp, freebet
     from unnest($1::smallint[], $2::text[]) as wanted (shard, holder) join wallet.accounts using (shard, holder)`)

/** The same for many players in one statement; whoever has no account is not in the map. */
export async function balancesOf(executor: Db | Tx, playerIds: readonly string[]): Promise<Map<string, Balances>> {
  const rows = await executor.query<Balances & { holder: string }>(balancesSql, [playerIds.map(shardOf), playerIds])
  return new Map(rows.map(({ holder, ...held }) => [holder, held]))
}
