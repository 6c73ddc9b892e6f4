import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { instrumentOf, type StoredInstrument } from './instrument-store.ts'
import { reportOf } from './report.ts'
import { lockPayment, type Payment, storePayment } from './store.ts'
import { fateOfDeposit } from './triggers.ts'
import type { WebhookSender } from './webhook-sender.ts'

const chargeBackAfterSeconds = 60

export type Decision = Partial<Pick<Payment, 'state' | 'reason' | 'token' | 'amount'>>

export interface Done {
  readonly payment: Payment | null
  readonly instrument: StoredInstrument | null
}

/**
 * Changes the state of payments and queues the webhooks that report it. `change` returns the payment after the change with its instrument, and
 * nulls for a payment that is not stored.
 */
export function createPaymentChanges({ db, clock }: Pick<Runtime, 'db' | 'clock'>, webhooks: WebhookSender) {
  /** Locks a payment, applies the state change that has become due, then the one that `decide` returns. */
  function change(
    by: { reference: string } | { id: string },
    decide: (payment: Payment, tx: Tx) => Decision | null | Promise<Decision | null>,
  ): Promise<Done> {
    return db.transaction(async (tx) => {
      const found = await lockPayment(tx, by)
      if (!found) return { payment: null, instrument: null }
      const current = { ...found, ...dueChange(found) }
      const payment = { ...current, ...(await decide(current, tx)) }
      const instrument = await instrumentOf(tx, payment.token)
      if (payment.state === found.state && payment.token === found.token) return { payment, instrument }
      const chargeBackAt = chargeBackOf(payment, found.chargeBackAt)
      await storePayment(tx, { ...payment, chargeBackAt })
      if (payment.state !== found.state && payment.state !== 'charged-back') await announce(tx, payment, instrument)
      if (payment.state === 'captured' && chargeBackAt) await announceChargeBack(tx, payment, instrument)
      return { payment, instrument }
    })
  }

  /** The state change that has become due. The webhook of a chargeback was queued at the capture. */
  function dueChange({ state, confirmBy, chargeBackAt }: Payment): Decision | null {
    const isPast = (time: Temporal.Instant | null) => time !== null && Temporal.Instant.compare(clock.now(), time) >= 0
    if (state === 'confirmation-asked' && isPast(confirmBy)) return { state: 'lapsed', reason: null }
    return state === 'captured' && isPast(chargeBackAt) ? { state: 'charged-back' } : null
  }

  function chargeBackOf(payment: Payment, before: Temporal.Instant | null): Temporal.Instant | null {
    if (payment.state === 'captured') return chargeBackTime(payment)
    return payment.state === 'voided' ? null : before
  }

  function chargeBackTime({ method, amount }: Payment): Temporal.Instant | null {
    const canBe = method === 'CREDITCARD' || method === 'PAPERWALLET'
    if (!canBe || fateOfDeposit(amount) !== 'charged-back') return null
    return clock.now().add({ seconds: chargeBackAfterSeconds })
  }

  function announce(tx: Tx, payment: Payment, instrument: StoredInstrument | null, afterSeconds = 0): Promise<void> {
    const event = { reference: payment.reference, payment: reportOf(payment, instrument) }
    return webhooks.queue(tx, { state: payment.state, event, habits: instrument?.habits ?? [], afterSeconds })
  }

  function announceChargeBack(tx: Tx, payment: Payment, instrument: StoredInstrument | null): Promise<void> {
    return announce(tx, { ...payment, state: 'charged-back' }, instrument, chargeBackAfterSeconds)
  }

  return { change, announce }
}
