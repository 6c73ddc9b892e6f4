import { assert } from '@andon/platform/assert'
import { makeOwedCalls, retryAt } from '@andon/platform/owed-calls'
import type { Deps } from '../store/deps.ts'
import { claimDuePayments, type DuePayment, type PaymentOutcome, storeOutcomes } from '../store/payments.ts'
import { adjustRequest, winRequest } from '../wallet-client/requests.ts'

/** Enough for the wallet to share a transaction among many, and few enough that a player's own call hardly waits. */
const atOnce = 192
/** A pass ends after so many payments, so that other work gets its turn. */
const mostInAPass = 12_800

/**
 * Sends the payments that are due, those of one bet in their order, and returns how many were tried. A payment that the wallet refuses or does not answer holds up only the later ones
 * of its bet. One that the wallet took and that is not stored is sent again under the same id, which moves nothing.
 */
export function sendPayments(deps: Deps): Promise<number> {
  return makeOwedCalls<DuePayment, PaymentOutcome>({
    clock: deps.clock,
    log: deps.log,
    what: 'a payment',
    nameOf: ({ betId, number }) => ({ betId, number }),
    atOnce,
    mostInAPass,
    claim: (by) => claimDuePayments(deps.db, by),
    call: (payment) => send(deps, payment),
    store: (outcomes) => storeOutcomes(deps.db, outcomes),
  })
}

/** Refusals that contradict what we know of the bet: another attempt changes nothing. */
const contradictions: readonly string[] = ['DUPLICATE', 'BET_UNKNOWN', 'BET_ROLLED_BACK', 'ROUND_CLOSED', 'ROUND_OPEN']

async function send(deps: Deps, payment: DuePayment): Promise<PaymentOutcome> {
  const { clock, log } = deps
  const { playerId, betId, number, attempts } = payment
  const name = { playerId, betId, number }
  const paid = await pay(deps, payment).catch((error) => ({ outcome: 'unknown' as const, why: String(error) }))
  if (paid.outcome === 'ok') {
    if (paid.owed > 0) log.warn({ betId, owed: paid.owed }, 'a payment could not be taken back in full')
    return { ...name, state: 'sent', owed: paid.owed }
  }
  if (paid.outcome === 'refused' && contradictions.includes(paid.code)) {
    log.error({ betId, number, refusal: paid.code, why: paid.why }, 'the wallet refused a payment')
    return { ...name, state: 'disputed', refusal: paid.code }
  }
  log.warn({ betId, number, attempts, why: paid.why }, 'a payment failed and will be retried')
  return { ...name, state: 'due', nextAttemptAt: retryAt(clock.now(), attempts) }
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
