import type { Tx } from '@andon/platform/sql'

/** The supplier's fingerprint of a card or an account; null if none is known. */
export async function fingerprintOf(
  tx: Tx,
  { playerId, cardId, accountId }: { playerId: string; cardId: string | null; accountId: string | null },
): Promise<string | null> {
  const [row] = await tx.query<{ fingerprint: string | null }>(
    `select fingerprint from cashier.cards where player_id = $1 and id = $2
     union all select fingerprint from cashier.accounts where player_id = $1 and id = $3`,
    [playerId, cardId, accountId],
  )
  return row?.fingerprint ?? null
}
