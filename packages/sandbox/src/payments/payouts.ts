import type { PayoutOrder, PayoutReport } from '@andon/operator/cashier'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { instrumentOf, type StoredInstrument } from './instrument-store.ts'
import { insertPayout, lockPayout, type Payout, storePayout } from './payout-store.ts'
import { fateOfPayout, type PayoutFate } from './triggers.ts'
import type { WebhookSender } from './webhook-sender.ts'

const settlesAfterSeconds = 60

const fates: Record<PayoutFate, Pick<Payout, 'state' | 'reason' | 'nextState'>> = {
  paid: { state: 'paid', reason: null, nextState: null },
  slow: { state: 'processing', reason: null, nextState: 'paid' },
  closed: { state: 'failed', reason: 'DESTINATION_CLOSED', nextState: null },
  rejected: { state: 'failed', reason: 'PAYOUT_REJECTED', nextState: null },
  'sent-back': { state: 'paid', reason: null, nextState: 'failed' },
}

/** Pays out once for each reference. The sum's last digits choose the outcome (triggers.ts). */
export function createPayouts({ db, clock }: Runtime, webhooks: WebhookSender) {
  function pay({ reference, token, amount, currency }: PayoutOrder): Promise<PaidOut> {
    return db.transaction(async (tx) => {
      const instrument = await instrumentOf(tx, token)
      if (!instrument) throw new Error('no such token')
      const fate = fates[fateOfPayout(amount)]
      const at = clock.now()
      const nextAt = fate.nextState && at.add({ seconds: settlesAfterSeconds })
      const isNew = await insertPayout(tx, { reference, token, amount, currency, ...fate, nextAt, at })
      const found = await lockPayout(tx, reference)
      if (!found) throw new Error('the payout just inserted is missing')
      const payout = applyDue(found)
      if (isNew) await announceAll(tx, payout, instrument)
      else if (payout !== found) await storePayout(tx, payout)
      return { payout, instrument, isNew }
    })
  }

  /** Applies the state change that has become due. */
  function applyDue(payout: Payout): Payout {
    const { nextState, nextAt } = payout
    if (!nextState || !nextAt || Temporal.Instant.compare(clock.now(), nextAt) < 0) return payout
    return { ...payout, state: nextState, reason: nextState === 'failed' ? 'PAYOUT_REJECTED' : null }
  }

  async function announceAll(tx: Tx, payout: Payout, instrument: StoredInstrument): Promise<void> {
    const announce = (one: Payout, afterSeconds: number) => {
      const event = { reference: one.reference, payout: payoutReportOf(one) }
      return webhooks.queue(tx, { state: one.state, event, habits: instrument.habits, afterSeconds })
    }
    await announce(payout, 0)
    const { nextState } = payout
    if (nextState)
      await announce(
        { ...payout, state: nextState, reason: nextState === 'failed' ? 'PAYOUT_REJECTED' : null },
        settlesAfterSeconds,
      )
  }

  return { pay }
}
export type Payouts = ReturnType<typeof createPayouts>

interface PaidOut {
  readonly payout: Payout
  readonly instrument: StoredInstrument
  /** True for the first request: only its reply can be lost. */
  readonly isNew: boolean
}

export function payoutReportOf({ state, reason, amount, currency }: Payout): PayoutReport {
  return state === 'failed'
    ? { state, reason: reason ?? 'PAYOUT_REJECTED', amount, currency }
    : { state, amount, currency }
}
