import type { Db, Tx } from '@andon/platform/sql'

export async function hasConsent(executor: Db | Tx, playerId: string): Promise<boolean> {
  return (await executor.query('select from jackpots.consents where player_id = $1', [playerId])).length > 0
}

/** Returns the players who agreed to be shown. */
export async function consentedOf(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ playerId: string }>(
    'select player_id as "playerId" from jackpots.consents where player_id = any($1::text[])',
    [playerIds],
  )
  return new Set(rows.map(({ playerId }) => playerId))
}

/** A consent that was given before keeps its time. */
export async function addConsent(tx: Tx, { playerId, at }: { playerId: string; at: Temporal.Instant }): Promise<void> {
  await tx.query('insert into jackpots.consents (player_id, at) values ($1, $2) on conflict do nothing', [
    playerId,
    at.toString(),
  ])
}

/** Also forgets the great wins that were kept because of it; jackpots stay. */
export async function removeConsent(tx: Tx, playerId: string): Promise<void> {
  await tx.query('delete from jackpots.consents where player_id = $1', [playerId])
  await tx.query(`delete from jackpots.wins where player_id = $1 and jackpot = ''`, [playerId])
}
