import type { Tx } from '@andon/platform/sql'
import type { StoredEntry } from './entries.ts'

/** The request of the last rebuy of an entry; null: none. */
export async function lastRebuy(
  tx: Tx,
  { playerId, tournamentId }: Pick<StoredEntry, 'playerId' | 'tournamentId'>,
): Promise<string | null> {
  const [row] = await tx.query<{ key: string | null }>(
    'select rebuy_key as key from tournaments.entries where player_id = $1 and tournament_id = $2',
    [playerId, tournamentId],
  )
  return row?.key ?? null
}

export async function addRebuy(
  tx: Tx,
  entry: Pick<StoredEntry, 'playerId' | 'tournamentId' | 'chipsGiven' | 'rebuys'> & { readonly idempotencyKey: string },
): Promise<void> {
  await tx.query(
    'update tournaments.entries set chips_given = $3, rebuys = $4, rebuy_key = $5 where player_id = $1 and tournament_id = $2',
    [entry.playerId, entry.tournamentId, entry.chipsGiven, entry.rebuys, entry.idempotencyKey],
  )
}
