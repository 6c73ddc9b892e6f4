import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import { type Deps, supplierOf } from './deps.ts'
import { isExpired } from './domain/card-expiry.ts'
import { offersFor } from './payment-methods.ts'
import { savedCards } from './store/cards.ts'

export function getAvailablePaymentMethodsLimits(
  deps: Deps,
): Handler<PlayerApi['cashier']['getAvailablePaymentMethodsLimits']> {
  return async (_, { site, session }) => {
    const now = deps.clock.now()
    const offers = offersFor(deps.methods, site).filter(({ supplier }) => supplierOf(deps, supplier))
    const methods = await Promise.all(
      offers.map(async ({ paymentMethod, supplier, min, max, currency }) => {
        const cards = await savedCards(deps.db, { playerId: session.playerId, supplier })
        return { paymentMethod, min, max, currency, savedCards: cards.filter((card) => !isExpired(card, now)) }
      }),
    )
    return { success: true, methods }
  }
}
