import { hash } from 'node:crypto'
import type { SupplierDecline } from '@andon/operator/cashier'
import type { Tx } from '@andon/platform/sql'
import { reserveVoucher } from './store.ts'
import { readVoucher } from './triggers.ts'

/** Null when it is reserved for this payment; one of another value is left as it is. */
export async function takeVoucher(
  tx: Tx,
  { code, reference, amount }: { code: string; reference: string; amount: number },
): Promise<SupplierDecline | null> {
  const voucher = readVoucher(code)
  if (!voucher) return 'VOUCHER_UNKNOWN'
  if (voucher.used) return 'VOUCHER_USED'
  if (voucher.value !== amount) return 'VOUCHER_OTHER_VALUE'
  return (await reserveVoucher(tx, { codeHash: hash('sha256', code), reference })) ? null : 'VOUCHER_USED'
}
