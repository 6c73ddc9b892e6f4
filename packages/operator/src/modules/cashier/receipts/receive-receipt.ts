import { askSupplier } from '../ask-supplier.ts'
import type { Deps } from '../deps.ts'
import type { PaymentSupplier, StrayReceipt } from '../payment-supplier.ts'
import { insertReceipt } from '../store/receipts.ts'
import { postReceipt } from './unallocated.ts'

const lookBackHours = 72

/** Posts a receipt once, however often it is reported. False when it was known already. */
export function receiveReceipt(deps: Deps, supplier: string, came: StrayReceipt): Promise<boolean> {
  const { receiptId: supplierReceiptId, amount, currency, note, instrument } = came
  return deps.db.transaction(async (tx) => {
    const id = deps.newId('rcp')
    const receipt = {
      id,
      supplier,
      supplierReceiptId,
      amount,
      currency,
      note,
      instrument,
      receivedAt: deps.clock.now(),
    }
    if (!(await insertReceipt(tx, receipt))) return false
    await postReceipt(deps, tx, { id, supplier, amount, currency })
    return true
  })
}

/** Asks the suppliers for recent receipts without a payment: the webhook may have been lost. */
export async function checkReceipts(deps: Deps): Promise<void> {
  for (const supplier of deps.suppliers) await check(deps, supplier)
}

async function check(deps: Deps, supplier: PaymentSupplier): Promise<void> {
  const since = deps.clock.now().subtract({ hours: lookBackHours })
  const what = { supplier: supplier.code, call: 'receipts', reference: '' }
  for (const came of (await askSupplier(deps, what, () => supplier.receipts(since))) ?? [])
    await receiveReceipt(deps, supplier.code, came)
}
