import { askSupplier } from '../ask-supplier.ts'
import { applyEvent } from '../deposits/apply-event.ts'
import type { Deps } from '../deps.ts'
import type { PaymentSupplier } from '../payment-supplier.ts'
import { depositById } from '../store/deposits.ts'

const lookBackHours = 72

/** Asks the suppliers for recent chargebacks: credited deposits are not checked otherwise, and the webhook may have been lost. */
export async function checkChargebacks(deps: Deps): Promise<void> {
  for (const supplier of deps.suppliers) await check(deps, supplier)
}

async function check(deps: Deps, supplier: PaymentSupplier): Promise<void> {
  const since = deps.clock.now().subtract({ hours: lookBackHours })
  const what = { supplier: supplier.code, call: 'chargebacks', reference: '' }
  const found = (await askSupplier(deps, what, () => supplier.chargebacks(since))) ?? []
  for (const { reference: depositId, report } of found) {
    try {
      const deposit = await depositById(deps.db, depositId)
      if (deposit?.supplier !== supplier.code || deposit.state === 'charged-back') continue
      await deps.db.transaction((tx) => applyEvent(deps, tx, { depositId, update: report, source: 'check' }))
    } catch (error) {
      deps.log.error({ err: error, depositId }, 'a chargeback cannot be posted')
    }
  }
}
