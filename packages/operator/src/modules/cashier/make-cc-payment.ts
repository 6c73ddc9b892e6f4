import { Refusal } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler, PlayerContext } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import { answerOnce, repeatAnswer } from './answer.ts'
import { chooseCard } from './choose-card.ts'
import { chooseOffer } from './choose-offer.ts'
import type { Deps } from './deps.ts'
import { type CardPayment, requestHash } from './domain/request-hash.ts'
import { payByCard } from './pay-by-card.ts'
import { countDeclinedSince, type Deposit, depositByKey, insertDeposit } from './store/deposits.ts'

const firstCheckSeconds = 10
/** Against trying out stolen cards: declined payments that one player may have in an hour. */
const mostDeclinedAnHour = 20

/** Pays in by card. Nothing is asked of the supplier before the deposit is on record, so whatever breaks afterwards, it is found again. */
export function makeCCPayment(deps: Deps): Handler<PlayerApi['cashier']['makeCCPayment']> {
  return async (payment, context) => {
    const key = { playerId: context.session.playerId, idempotencyKey: payment.idempotencyKey }
    const known = await depositByKey(deps.db, key)
    if (known) return repeat(deps, known, payment)
    const { supplier } = chooseOffer(deps, payment, context.site)
    const chosen = await chooseCard(deps, { card: payment.card, playerId: key.playerId, supplier: supplier.code })
    await refuseCardTesting(deps, key.playerId)
    const { deposit, isNew } = await open(deps, { payment, site: context.site, supplier: supplier.code, ...key })
    if (!isNew) return repeat(deps, deposit, payment)
    const returnUrl = returnUrlOf(context, { returnPath: payment.returnPath, transactionId: deposit.id })
    return answerOnce(deps, await payByCard(deps, { deposit, supplier, chosen, returnUrl, language: context.language }))
  }
}

async function open(
  { db, clock, newId }: Deps,
  {
    payment,
    ...owner
  }: { payment: CardPayment; site: string; supplier: string; playerId: string; idempotencyKey: string },
): Promise<{ deposit: Deposit; isNew: boolean }> {
  const at = clock.now()
  const { amount, currency, paymentMethod: method, saveCard } = payment
  const id = newId('dep')
  const checkAt = at.add({ seconds: firstCheckSeconds })
  const hash = requestHash(payment)
  const isNew = await db.transaction((tx) =>
    insertDeposit(tx, { ...owner, id, method, amount, currency, saveCard, requestHash: hash, at, checkAt }),
  )
  const deposit = await depositByKey(db, owner)
  assert(deposit, 'a deposit stands under the key that was just used')
  return { deposit, isNew }
}

function repeat(deps: Deps, deposit: Deposit, payment: CardPayment) {
  if (!deposit.requestHash.equals(requestHash(payment)))
    throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'idempotencyKey' })
  return repeatAnswer(deps, deposit)
}

async function refuseCardTesting({ db, clock }: Deps, playerId: string): Promise<void> {
  const since = clock.now().subtract({ hours: 1 })
  if ((await countDeclinedSince(db, { playerId, since })) >= mostDeclinedAnHour)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 })
}

function returnUrlOf(
  { origin, language }: PlayerContext,
  { returnPath, transactionId }: { returnPath: string | undefined; transactionId: string },
): string {
  const url = new URL(returnPath ?? `/${language}/account/cashier`, origin)
  url.searchParams.set('transactionId', transactionId)
  return url.href
}
