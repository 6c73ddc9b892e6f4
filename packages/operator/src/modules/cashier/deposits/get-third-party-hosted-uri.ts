import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { hostedRequestHash } from '../domain/request-hash.ts'
import { chooseSupplier } from '../methods/choose-offer.ts'
import { depositByKey } from '../store/deposits.ts'
import type { Outcome } from './deposit-view.ts'
import { openAtSupplier } from './drive-deposit.ts'
import { openDeposit } from './open-deposit.ts'
import { repeatReply, replyOnce } from './reply-once.ts'
import { returnUrlOf } from './return-url.ts'

/** Pays by a card typed on the supplier's page: its number never reaches this server. */
export function getThirdPartyHostedUri(deps: Deps): Handler<PlayerApi['cashier']['getThirdPartyHostedUri']> {
  return async (payment, context) => {
    const { site, language, session } = context
    const key = { playerId: session.playerId, idempotencyKey: payment.idempotencyKey }
    const hash = hostedRequestHash(payment)
    const known = await depositByKey(deps.db, key)
    if (known) return withUri(await repeatReply(deps, known, hash))
    const supplier = chooseSupplier(deps, payment, { site, direction: 'deposit' })
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
      cardId: null,
      accountId: null,
      requestHash: hash,
    })
    if (!isNew) return withUri(await repeatReply(deps, deposit, hash))
    const returnUrl = returnUrlOf(context, { returnPath: payment.returnPath, transactionId: deposit.id })
    const after = await openAtSupplier(deps, deposit, { supplier, language, returnUrl })
    return withUri(await replyOnce(deps, after))
  }
}

function withUri(outcome: Outcome) {
  return outcome.redirectUrl === undefined ? outcome : { ...outcome, hostedUri: outcome.redirectUrl }
}
