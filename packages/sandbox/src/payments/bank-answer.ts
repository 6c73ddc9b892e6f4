import { typedCard } from '@andon/contract/player-api/cashier/card'
import type { Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import { type PageKind, pageKind } from './bank-page-forms.ts'
import { insertInstrument } from './instrument-store.ts'
import { newBank, newCard, newWallet, sampleAccount } from './new-instrument.ts'
import type { Decision, Done } from './payment-changes.ts'
import { firstState, type PspEngine } from './psp-engine.ts'
import type { Payment } from './store.ts'
import type { StrayReceipts } from './stray-receipts.ts'

const walletAnswer = v.object({ account: v.pipe(v.string(), v.trim(), v.maxLength(100), v.email()) })
const transferAnswer = v.object({
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  accountHolder: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  accountNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{7}$/)), sampleAccount.accountNumber),
  /** The reference as the payer copies it; left out: the right one. */
  reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
})

export interface Bank {
  readonly engine: PspEngine
  readonly strays: StrayReceipts
  /** Key of the cards' fingerprints. */
  readonly key: Buffer
  /** Delivers the due webhooks; the merchant may end the payment in reply. */
  tellMerchant(): Promise<void>
}

/** The typed fields are invalid; nothing of them is kept. */
export class InvalidFields extends Error {}

/** The payer's answer on the supplier's page; the first one counts. */
export function answerPage(bank: Bank, id: string, fields: Readonly<Record<string, string>>): Promise<Done> {
  return bank.engine.change({ id }, async (payment, tx) => {
    const kind = pageKind(payment)
    const isLate = kind === 'transfer' && payment.state === 'lapsed'
    if (payment.state !== 'confirmation-asked' && !isLate) return null
    const refused = fields.answer === 'refuse'
    if (!refused && fields.answer !== 'accept') throw new InvalidFields()
    if (refused) return kind === 'transfer' ? null : { state: 'declined', reason: 'CONFIRMATION_REFUSED' }
    return accept(bank, tx, { payment, kind, fields })
  })
}

async function accept(
  { engine: { newToken }, strays, key }: Bank,
  tx: Tx,
  { payment, kind, fields }: { payment: Payment; kind: PageKind; fields: Readonly<Record<string, string>> },
): Promise<Decision | null> {
  const authorised = { state: 'authorised', reason: null } as const
  const token = newToken()
  switch (kind) {
    case 'confirm':
      return authorised
    case 'card': {
      const card = newCard(read(typedCard, fields), { key })
      await insertInstrument(tx, { ...card, token })
      return { ...firstState[card.behaviour], token }
    }
    case 'wallet': {
      if (payment.token !== null) return authorised
      await insertInstrument(tx, { ...newWallet(read(walletAnswer, fields).account), token })
      return { ...authorised, token }
    }
    case 'transfer': {
      const { amount, reference = payment.transferReference, ...account } = read(transferAnswer, fields)
      await insertInstrument(tx, { ...newBank({ ...sampleAccount, ...account }), token })
      if (reference === payment.transferReference) return { state: 'captured', reason: null, amount, token }
      await strays.take(tx, { token, amount, currency: payment.currency, note: reference ?? '' })
      return null // this payment still waits for its own transfer
    }
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, fields: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, fields)
  if (!success) throw new InvalidFields()
  return output
}
