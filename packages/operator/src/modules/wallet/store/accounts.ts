import type { Currency } from '@andon/money'
import type { Tx } from '@andon/platform/sql'
import { shardOf } from '../domain/shard.ts'

/** Gives a new player five empty accounts. Again for the same player: nothing happens. */
export async function openAccounts(
  tx: Tx,
  { playerId, currency }: { playerId: string; currency: Currency },
): Promise<void> {
  await tx.query('select wallet.open_accounts($1, $2, $3)', [shardOf(playerId), playerId, currency])
}
