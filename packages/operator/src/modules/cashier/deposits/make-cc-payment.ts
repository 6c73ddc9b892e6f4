import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { requestHash } from '../domain/request-hash.ts'
import { chooseCard } from '../instruments/choose-card.ts'
import { chooseSupplier } from '../methods/choose-offer.ts'
import { depositByKey } from '../store/deposits.ts'
import { payByCard } from './drive-deposit.ts'
import { openDeposit } from './open-deposit.ts'
import { repeatReply, replyOnce } from './reply-once.ts'
import { returnUrlOf } from './return-url.ts'

/** Pays in by card. The deposit is recorded before the supplier is asked for anything, so that it is found again after any failure. */
export function makeCCPayment(deps: Deps): Handler<PlayerApi['cashier']['makeCCPayment']> {
  return async (payment, context) => {
    const { site, language, session } = context
    const key = { playerId: session.playerId, idempotencyKey: payment.idempotencyKey }
    const hash = requestHash(payment)
    const known = await depositByKey(deps.db, key)
    if (known) return repeatReply(deps, known, hash)
    const supplier = chooseSupplier(deps, payment, { site, direction: 'deposit' })
    const chosen = await chooseCard(deps, { card: payment.card, playerId: key.playerId, supplier: supplier.code })
    const { amount, currency, paymentMethod: method, bonusCode, saveCard } = payment
    const { deposit, isNew } = await openDeposit(deps, {
      ...key,
      site,
      method,
      amount,
      currency,
      bonusCode,
      saveCard,
      supplier: supplier.code,
      cardId: chosen.savedCardId,
      accountId: null,
      requestHash: hash,
    })
    if (!isNew) return repeatReply(deps, deposit, hash)
    const returnUrl = returnUrlOf(context, { returnPath: payment.returnPath, transactionId: deposit.id })
    return replyOnce(deps, await payByCard(deps, deposit, { supplier, chosen, returnUrl, language }))
  }
}
