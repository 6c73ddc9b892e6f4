import { hash } from 'node:crypto'
import type { RequestOf } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import { cardBrandOf } from '@andon/contract/player-api/cashier-card'

export type CardPayment = RequestOf<PlayerApi['cashier']['makeCCPayment']>

/**
 * Tells a repeated request from another one under the same key. Of a card only what may be stored goes in: brand, last four digits, expiry; so
 * nothing of the number or the security code could be recovered from it.
 */
export function requestHash({ card, amount, currency, paymentMethod, saveCard, bonusCode }: CardPayment): Buffer {
  const instrument =
    card.kind === 'saved'
      ? ['saved', card.savedCardId]
      : ['typed', cardBrandOf(card.cardNumber), last4(card.cardNumber), card.expiryMonth, card.expiryYear]
  return hash(
    'sha256',
    JSON.stringify([amount, currency, paymentMethod, saveCard, bonusCode.toUpperCase(), instrument]),
    'buffer',
  )
}

function last4(cardNumber: string): string {
  return cardNumber.slice(-4)
}
