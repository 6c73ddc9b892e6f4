import { hash } from 'node:crypto'
import type { SupplierDecline } from '@andon/operator/cashier'
import type { Tx } from '@andon/platform/sql'
import { reserveVoucher } from './store.ts'
import { readVoucher } from './triggers.ts'

/** Reserves the voucher for this payment; null on success. A voucher of another value stays valid. */
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
