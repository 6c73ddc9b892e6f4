import type { Db, Tx } from '@andon/platform/sql'

const length = 8

/** Takes the reference of a payment's id, in either direction; false if another payment has it. */
export async function takeReference(tx: Tx, paymentId: string): Promise<boolean> {
  const taken = await tx.query(
    'insert into cashier.payment_references (reference, payment_id) values ($1, $2) on conflict do nothing returning 1',
    [paymentId.slice(-length), paymentId],
  )
  return taken.length > 0
}

/** The id of the payment with this reference. */
export async function paymentOfReference(executor: Db | Tx, reference: string): Promise<string | null> {
  const [row] = await executor.query<{ id: string }>(
    'select payment_id as id from cashier.payment_references where reference = $1',
    [reference],
  )
  return row?.id ?? null
}
