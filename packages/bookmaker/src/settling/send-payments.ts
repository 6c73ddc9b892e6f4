import { assert } from '@andon/platform/assert'
import type { Deps } from '../deps.ts'
import { ownedUntil, retryAt } from '../retry.ts'
import { claimDuePayments, type DuePayment, postponePayment, setDisputed, setSent } from '../store/payments.ts'
import { adjustRequest, winRequest } from '../wallet-client/requests.ts'

const batchSize = 64
const maxBatches = 200

/** Sends the payments that are due, those of one bet in their order. Returns how many were tried. */
export async function sendPayments(deps: Deps): Promise<number> {
  let tried = 0
  for (let batch = 0; batch < maxBatches; batch++) {
    const now = deps.clock.now()
    const due = await claimDuePayments(deps.db, { now, leasedUntil: ownedUntil(now), limit: batchSize })
    await Promise.all(due.map((payment) => sendSafely(deps, payment)))
    tried += due.length
    if (due.length === 0) break
  }
  return tried
}

async function sendSafely(deps: Deps, payment: DuePayment): Promise<void> {
  try {
    await send(deps, payment)
  } catch (error) {
    deps.log.error({ err: error, betId: payment.betId }, 'sending a payment failed')
  }
}

/** Refusals that contradict what we know of the bet: another attempt changes nothing. */
const contradictions: readonly string[] = ['DUPLICATE', 'BET_UNKNOWN', 'BET_ROLLED_BACK', 'ROUND_CLOSED', 'ROUND_OPEN']

async function send(deps: Deps, payment: DuePayment): Promise<void> {
  const { db, clock, log } = deps
  const { betId, number, attempts } = payment
  const paid = await pay(deps, payment)
  if (paid.outcome === 'ok') {
    if (paid.owed > 0) log.warn({ betId, owed: paid.owed }, 'a payment could not be taken back in full')
    return setSent(db, payment, paid.owed)
  }
  if (paid.outcome === 'refused' && contradictions.includes(paid.code)) {
    log.error({ betId, number, refusal: paid.code, why: paid.why }, 'the wallet refused a payment')
    return setDisputed(db, payment, paid.code)
  }
  log.warn({ betId, number, attempts, why: paid.why }, 'a payment failed and will be retried')
  await postponePayment(db, payment, retryAt(clock.now(), attempts))
}

type Sent =
  | { readonly outcome: 'ok'; readonly owed: number }
  | { readonly outcome: 'refused'; readonly code: string; readonly why: string }
  | { readonly outcome: 'unknown'; readonly why: string }

async function pay(deps: Deps, payment: DuePayment): Promise<Sent> {
  if (payment.call === 'win') {
    const won = await deps.wallet.call('win', winRequest(deps, payment))
    return won.outcome === 'ok' ? { outcome: 'ok', owed: 0 } : won
  }
  assert(payment.reason, 'an adjustment has a reason')
  const adjusted = await deps.wallet.call('adjust', adjustRequest(deps, { ...payment, reason: payment.reason }))
  return adjusted.outcome === 'ok' ? { outcome: 'ok', owed: adjusted.reply.owed } : adjusted
}
