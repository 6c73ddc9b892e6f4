import { Refusal } from '@andon/contract'
import type { SavedCard, TypedCard } from '@andon/contract/player-api/cashier/card'
import type { Deps } from '../deps.ts'
import { type CardExpiry, isExpired } from '../domain/card-expiry.ts'
import type { CardToTokenise } from '../payment-supplier.ts'
import { savedCardById } from '../store/cards.ts'

export interface ChosenCard {
  readonly toTokenise: CardToTokenise
  /** Null for a card typed now. */
  readonly savedCardId: string | null
}

/** The card to pay with, typed now or saved by this player. Refuses one that has expired. */
export async function chooseCard(
  deps: Deps,
  { card, playerId, supplier }: { card: TypedCard | SavedCard; playerId: string; supplier: string },
): Promise<ChosenCard> {
  if (card.kind === 'typed') {
    refuseExpired(
      deps,
      card,
      card.expiryYear < deps.clock.now().toZonedDateTimeISO('UTC').year ? 'expiryYear' : 'expiryMonth',
    )
    return { toTokenise: card, savedCardId: null }
  }
  const saved = await savedCardById(deps.db, { id: card.savedCardId, playerId, supplier })
  if (!saved) throw new Refusal('CARD_INVALID', { field: 'savedCardId', message: 'Saved card not found' })
  refuseExpired(deps, saved, 'savedCardId')
  return { toTokenise: { kind: 'saved', token: saved.token, cvv: card.cvv }, savedCardId: saved.id }
}

function refuseExpired({ clock }: Deps, card: CardExpiry, field: string): void {
  if (isExpired(card, clock.now())) throw new Refusal('CARD_INVALID', { field, message: 'The card has expired' })
}
