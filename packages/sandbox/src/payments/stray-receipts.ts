import type { Currency } from '@andon/money'
import type { StrayReceipt } from '@andon/operator/cashier'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import { faceOf, instrumentOf } from './instrument-store.ts'
import type { WebhookSender } from './webhook-sender.ts'

interface Stray {
  readonly token: string
  readonly amount: number
  readonly currency: Currency
  readonly note: string
}

/** Transfers with an unknown reference: the supplier has the money and can only report that it arrived. */
export function createStrayReceipts({ db, clock, newId }: Runtime, webhooks: WebhookSender) {
  async function take(tx: Tx, { token, amount, currency, note }: Stray): Promise<void> {
    const id = newId('str')
    await tx.query(
      'insert into sandbox_payments.receipts (id, token, amount, currency, note, received_at) values ($1, $2, $3, $4, $5, $6)',
      [id, token, amount, currency, note, clock.now().toString()],
    )
    const habits = (await instrumentOf(tx, token))?.habits ?? []
    await webhooks.queue(tx, {
      state: 'captured',
      event: { receipt: await receiptOf(tx, { id, token, amount, currency, note }) },
      habits,
    })
  }

  async function since(at: Temporal.Instant): Promise<StrayReceipt[]> {
    const rows = await db.query<Stray & { id: string }>(
      'select id, token, amount, currency, note from sandbox_payments.receipts where received_at > $1 order by received_at limit 1000',
      [at.toString()],
    )
    return Promise.all(rows.map((row) => receiptOf(db, row)))
  }

  return { take, since }
}
export type StrayReceipts = ReturnType<typeof createStrayReceipts>

async function receiptOf(
  executor: Db | Tx,
  { id: receiptId, token, amount, currency, note }: Stray & { id: string },
): Promise<StrayReceipt> {
  const instrument = faceOf(await instrumentOf(executor, token))
  assert(instrument?.kind === 'account', 'a transfer comes from an account')
  return { receiptId, amount, currency, note, instrument }
}
