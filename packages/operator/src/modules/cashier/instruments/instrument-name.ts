import type { Db } from '@andon/platform/sql'
import { accountById } from '../store/accounts.ts'
import { cardFace } from '../store/cards.ts'

/** The card or account of a payment as its player knows it: `VISA •••• 1111`, or the account's masked name. Empty while neither is known. */
export async function instrumentName(
  db: Db,
  { playerId, cardId, accountId }: { playerId: string; cardId: string | null; accountId: string | null },
): Promise<string> {
  if (cardId !== null) {
    const card = await cardFace(db, { id: cardId, playerId })
    return card ? `${card.brand} •••• ${card.last4}` : ''
  }
  return accountId === null ? '' : ((await accountById(db, { id: accountId, playerId }))?.label ?? '')
}
