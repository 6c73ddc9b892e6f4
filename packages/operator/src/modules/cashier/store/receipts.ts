import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { AccountFace } from '../payment-supplier.ts'

export interface Receipt {
  readonly id: string
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  readonly note: string
  readonly instrument: AccountFace
  readonly state: 'unallocated' | 'credited' | 'returned'
  readonly receivedAt: Temporal.Instant
}

const columns = 'id, supplier, amount, currency, note, instrument, state, received_at as "receivedAt"'

/** False when it was recorded before. */
export async function insertReceipt(
  tx: Tx,
  { id, supplier, amount, currency, note, instrument, ...more }: Omit<Receipt, 'state'> & { supplierReceiptId: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into cashier.receipts (id, supplier, supplier_receipt_id, amount, currency, note, instrument, state, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'unallocated', $8) on conflict (supplier, supplier_receipt_id) do nothing returning id`,
    [
      ...[id, supplier, more.supplierReceiptId, amount, currency, note],
      ...[JSON.stringify(instrument), more.receivedAt.toString()],
    ],
  )
  return rows.length > 0
}

/** Holds off other decisions until the transaction ends. */
export async function lockReceipt(tx: Tx, id: string): Promise<Receipt | null> {
  const [row] = await tx.query<Receipt>(`select ${columns} from cashier.receipts where id = $1 for update`, [id])
  return row ?? null
}

export function receiptsToDecide(executor: Db | Tx, limit: number): Promise<Receipt[]> {
  return executor.query<Receipt>(
    `select ${columns} from cashier.receipts where state = 'unallocated' order by id limit $1`,
    [limit],
  )
}

export async function storeDecision(
  tx: Tx,
  { id, depositId, actor, at }: { id: string; depositId: string | null; actor: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query('update cashier.receipts set state = $2, deposit_id = $3, actor = $4, decided_at = $5 where id = $1', [
    id,
    depositId === null ? 'returned' : 'credited',
    depositId,
    actor,
    at.toString(),
  ])
}
