import type { Db, Tx } from '@andon/platform/sql'
import { type Deposit, depositColumns } from './deposits.ts'
import { type Withdrawal, withdrawalColumns } from './withdrawals.ts'

/** Whether a payment in either direction has the reference of this id. */
export async function isReferenceTaken(executor: Db | Tx, id: string): Promise<boolean> {
  const end = id.slice(-8)
  const rows = await executor.query(
    `select from cashier.deposits where right(id, 8) = $1 union all select from cashier.withdrawals where right(id, 8) = $1`,
    [end],
  )
  return rows.length > 0
}

/** The payments with this end of an id: one, as the indexes and `newPaymentId` have it. */
export async function paymentsByReference(
  executor: Db | Tx,
  end: string,
): Promise<{ deposits: Deposit[]; withdrawals: Withdrawal[] }> {
  return {
    deposits: await executor.query<Deposit>(`select ${depositColumns} from cashier.deposits where right(id, 8) = $1`, [
      end,
    ]),
    withdrawals: await executor.query<Withdrawal>(
      `select ${withdrawalColumns} from cashier.withdrawals where right(id, 8) = $1`,
      [end],
    ),
  }
}
