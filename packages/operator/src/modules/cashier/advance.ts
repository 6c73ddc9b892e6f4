import { applyEvent } from './apply-event.ts'
import { askSupplier } from './ask-supplier.ts'
import { type Deps, supplierOf } from './deps.ts'
import type { LearntFrom } from './store/deposit-changes.ts'
import type { Deposit } from './store/deposits.ts'

/** Takes the money of a deposit that is authorised; any other stays as it is. Callers may meet here: the supplier captures once. */
export async function advance(deps: Deps, deposit: Deposit, source: LearntFrom): Promise<Deposit> {
  const supplier = supplierOf(deps, deposit.supplier)
  if (deposit.state !== 'authorised' || !supplier) return deposit
  const what = { supplier: supplier.code, call: 'capture', reference: deposit.id }
  const report = await askSupplier(deps, what, () => supplier.capture(deposit.id))
  if (report === null) return deposit
  return deps.db.transaction((tx) => applyEvent(deps, tx, { depositId: deposit.id, learnt: report, source }))
}
