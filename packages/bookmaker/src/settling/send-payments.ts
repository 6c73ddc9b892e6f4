import { setImmediate as nextTurn } from 'node:timers/promises'
import { assert } from '@andon/platform/assert'
import type { Deps } from '../deps.ts'
import { ownedUntil, retryAt } from '../retry.ts'
import { claimDuePayments, type DuePayment, type PaymentOutcome, storeOutcomes } from '../store/payments.ts'
import { adjustRequest, winRequest } from '../wallet-client/requests.ts'

/** Calls that wait for the wallet at once: enough for it to share a transaction among many, and few enough that a player's own call hardly waits. */
const callsAtOnce = 192
/** A pass ends after so many payments, so that other work gets its turn. */
const mostInAPass = 12_800

/**
 * Sends the payments that are due, those of one bet in their order, and returns how many were tried. A payment that the wallet refuses or does not answer holds up only the later ones
 * of its bet. What the wallet answered is stored for many at a time; a payment that it took and that is not stored is sent again under the same id, which moves nothing.
 */
export async function sendPayments(deps: Deps): Promise<number> {
  const calls = new Set<Promise<void>>()
  const stores = new Set<Promise<void>>()
  const outcomes: PaymentOutcome[] = []
  let tried = 0
  try {
    while (true) {
      const due = tried < mostInAPass ? await claim(deps, callsAtOnce - calls.size) : []
      tried += due.length
      for (const payment of due)
        follow(
          calls,
          send(deps, payment).then((outcome) => void outcomes.push(outcome)),
        )
      if (calls.size + stores.size === 0) return tried
      await Promise.race([...calls, ...stores])
      await nextTurn() // the wallet answers the calls of one transaction in one turn
      if (outcomes.length > 0) follow(stores, storeSafely(deps, outcomes.splice(0)))
    }
  } finally {
    await Promise.all(calls)
    await Promise.all([...stores, storeSafely(deps, outcomes)])
  }
}

/** Keeps a promise that never rejects in the set until it is done. */
function follow(set: Set<Promise<void>>, work: Promise<void>): void {
  const followed = work.then(() => void set.delete(followed))
  set.add(followed)
}

function claim({ db, clock }: Deps, limit: number): Promise<DuePayment[]> {
  const now = clock.now()
  return limit === 0 ? Promise.resolve([]) : claimDuePayments(db, { now, leasedUntil: ownedUntil(now), limit })
}

/** What is not stored is sent again once its lease has ended. */
async function storeSafely({ db, log }: Deps, outcomes: readonly PaymentOutcome[]): Promise<void> {
  try {
    await storeOutcomes(db, outcomes)
  } catch (error) {
    log.error({ err: error, payments: outcomes.length }, 'storing what became of payments failed')
  }
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
