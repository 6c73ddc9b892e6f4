import type { BankAccount } from '@andon/contract/player-api/cashier/withdrawals'
import type { AccountFace, AuthorisationOrder, CardToken, CardToTokenise, OpeningOrder } from '@andon/operator/cashier'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import type { CardBehaviour } from './cards.ts'
import { faceOf, insertInstrument, instrumentOf, type StoredInstrument } from './instrument-store.ts'
import { newBank, newCard, newVoucher } from './new-instrument.ts'
import { openPayment } from './open-payment.ts'
import { createPaymentChanges, type Done } from './payment-changes.ts'
import { insertPayment, lockPayment, type Payment, releaseVoucher } from './store.ts'
import { takeVoucher } from './voucher.ts'
import type { WebhookSender } from './webhook-sender.ts'

/** The result of an authorisation with this card. */
export const firstState: Record<CardBehaviour, Pick<Payment, 'state' | 'reason'>> = {
  approve: { state: 'authorised', reason: null },
  decline: { state: 'declined', reason: 'CARD_DECLINED' },
  'no-funds': { state: 'declined', reason: 'INSUFFICIENT_CARD_FUNDS' },
  confirm: { state: 'confirmation-asked', reason: null },
}

const cancellable: ReadonlySet<Payment['state']> = new Set(['confirmation-asked', 'authorised', 'captured'])

/** The state machine of the simulated provider. It knows payments by the merchant's references and nothing about players. */
export function createPspEngine({ db, clock, random }: Runtime, webhooks: WebhookSender, { key }: { key: Buffer }) {
  const newToken = () => `tok_${random.token(24)}`
  const { change, announce } = createPaymentChanges({ db, clock }, webhooks)

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
