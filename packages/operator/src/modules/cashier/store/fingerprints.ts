import type { Tx } from '@andon/platform/sql'

/** The supplier's fingerprint of a card or an account; null if none is known. */
export async function fingerprintOf(
  tx: Tx,
  { cardId, accountId }: { cardId: string | null; accountId: string | null },
): Promise<string | null> {
  const [row] = await tx.query<{ fingerprint: string | null }>(
    `select fingerprint from cashier.cards where id = $1 union all select fingerprint from cashier.accounts where id = $2`,
    [cardId, accountId],
  )
  return row?.fingerprint ?? null
}
