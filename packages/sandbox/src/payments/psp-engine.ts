import type { BankAccount } from '@andon/contract/player-api/cashier/withdrawals'
import type { AccountFace, AuthorisationOrder, CardToken, CardToTokenise, OpeningOrder } from '@andon/operator/cashier'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import type { CardBehaviour } from './cards.ts'
import { faceOf, insertInstrument, instrumentOf, type StoredInstrument } from './instrument-store.ts'
import { newBank, newCard, newVoucher } from './new-instrument.ts'
import { openPayment } from './open-payment.ts'
import { reportOf } from './report.ts'
import { insertPayment, lockPayment, type Payment, releaseVoucher, storePayment } from './store.ts'
import { fateOfDeposit } from './triggers.ts'
import { takeVoucher } from './voucher.ts'
import type { WebhookSender } from './webhook-sender.ts'

const chargeBackAfterSeconds = 60

/** The result of an authorisation with this card. */
export const firstState: Record<CardBehaviour, Pick<Payment, 'state' | 'reason'>> = {
  approve: { state: 'authorised', reason: null },
  decline: { state: 'declined', reason: 'CARD_DECLINED' },
  'no-funds': { state: 'declined', reason: 'INSUFFICIENT_CARD_FUNDS' },
  confirm: { state: 'confirmation-asked', reason: null },
}

const cancellable: ReadonlySet<Payment['state']> = new Set(['confirmation-asked', 'authorised', 'captured'])

export type Decision = Partial<Pick<Payment, 'state' | 'reason' | 'token' | 'amount'>>

/** The state machine of the simulated provider. It knows payments by the merchant's references and nothing about players. */
export function createPspEngine({ db, clock, random }: Runtime, webhooks: WebhookSender, { key }: { key: Buffer }) {
  const newToken = () => `tok_${random.token(24)}`

  async function tokenise(card: CardToTokenise): Promise<CardToken> {
    return db.transaction(async (tx) => {
      const known = card.kind === 'saved' ? await instrumentOf(tx, card.token) : newCard(card, { key })
      if (known?.kind !== 'card') throw new Error('no such token')
      const { fingerprint, brand, last4, expiryMonth, expiryYear } = known
      const token = newToken()
      await insertInstrument(tx, { ...known, token })
      return { token, fingerprint, brand, last4, expiryMonth, expiryYear }
    })
  }

  async function registerBank(account: BankAccount): Promise<AccountFace> {
    const instrument: StoredInstrument = { ...newBank(account), token: newToken() }
    await db.transaction((tx) => insertInstrument(tx, instrument))
    const face = faceOf(instrument)
    if (face?.kind !== 'account') throw new Error('not a bank account')
    return face
  }

  function authorise(order: AuthorisationOrder): Promise<Done> {
    return db.transaction(async (tx) => {
      const card = await instrumentOf(tx, order.token)
      if (!card) throw new Error('no such token')
      return begin(tx, order, { method: 'CREDITCARD', token: card.token, ...firstState[card.behaviour] })
    })
  }

  function open(order: OpeningOrder): Promise<Done> {
    return db.transaction(async (tx) => {
      const { method, token = null, voucherCode, reference, amount } = order
      if (method !== 'VOUCHER') return begin(tx, order, { method, token, state: 'confirmation-asked', reason: null })
      const code = voucherCode ?? ''
      const voucher: StoredInstrument = { ...newVoucher(code), token: newToken() }
      await insertInstrument(tx, voucher)
      const reason = await takeVoucher(tx, { code, reference, amount })
      return begin(tx, order, { method, token: voucher.token, state: reason ? 'declined' : 'authorised', reason })
    })
  }

  async function begin(tx: Tx, order: Parameters<typeof openPayment>[1], first: Parameters<typeof openPayment>[2]) {
    const isNew = await insertPayment(tx, openPayment({ random, clock }, order, first))
    const payment = await lockPayment(tx, { reference: order.reference })
    const instrument = await instrumentOf(tx, payment?.token ?? null)
    if (isNew && payment && payment.state !== 'confirmation-asked') await announce(tx, payment, instrument)
    return { payment, instrument }
  }

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

  return {
    tokenise,
    registerBank,
    authorise,
    open,
    capture: (reference: string) =>
      change({ reference }, ({ state }) => (state === 'authorised' ? { state: 'captured', reason: null } : null)),
    /** Releases a reservation or sends captured money back; not possible for a transfer that has arrived. */
    cancel: (reference: string) =>
      change({ reference }, async ({ method, state }, tx) => {
        if (method === 'BANKTRANSFER' || !cancellable.has(state)) return null
        if (method === 'VOUCHER') await releaseVoucher(tx, reference)
        return { state: 'voided', reason: null }
      }),
    read: (by: { reference: string } | { id: string }) => change(by, () => null),
    change,
    newToken,
  }
}
export type PspEngine = ReturnType<typeof createPspEngine>

export interface Done {
  readonly payment: Payment | null
  readonly instrument: StoredInstrument | null
}
