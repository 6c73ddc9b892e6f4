import { askSupplier } from '../ask-supplier.ts'
import { type Deps, supplierOf } from '../deps.ts'
import { claimDueDeposits, type Deposit, depositById } from '../store/deposits.ts'
import { applyEvent } from './apply-event.ts'
import { advance } from './drive-deposit.ts'

const batch = 50
const mostBatches = 40
/** A reference that the supplier does not know may still be on its way to it for this long. */
const unknownAfterMinutes = 2

/** Asks the suppliers about every pending deposit, to make up for lost replies and webhooks. */
export async function checkDeposits(deps: Deps): Promise<void> {
  for (let round = 0; round < mostBatches; round++) {
    const due = await claimDueDeposits(deps.db, { now: deps.clock.now(), limit: batch })
    for (const deposit of due) {
      try {
        await check(deps, deposit)
      } catch (error) {
        deps.log.error({ err: error, depositId: deposit.id }, 'a deposit cannot be settled; it stays pending')
      }
    }
    if (due.length < batch) return
  }
}

/** Checks one deposit if its check is due; returns its current state. */
export async function checkIfDue(deps: Deps, deposit: Deposit): Promise<Deposit> {
  const [claimed] = await claimDueDeposits(deps.db, { now: deps.clock.now(), limit: 1, only: deposit.id })
  return claimed ? check(deps, claimed) : deposit
}

async function check(deps: Deps, deposit: Deposit): Promise<Deposit> {
  const supplier = supplierOf(deps, deposit.supplier)
  if (!supplier) {
    deps.log.error(
      { depositId: deposit.id, supplier: deposit.supplier },
      'a pending deposit names a supplier that is not configured',
    )
    return deposit
  }
  const what = { supplier: supplier.code, call: 'status', reference: deposit.id }
  const report = await askSupplier(deps, what, () => supplier.status(deposit.id))
  if (report === null || (report.state === 'unknown' && isFresh(deps, deposit))) return deposit
  const after = await deps.db.transaction((tx) =>
    applyEvent(deps, tx, { depositId: deposit.id, update: report, source: 'check' }),
  )
  await advance(deps, after, 'check')
  return (await depositById(deps.db, deposit.id)) ?? after
}

function isFresh({ clock }: Deps, { changedAt }: Deposit): boolean {
  return Temporal.Instant.compare(clock.now(), changedAt.add({ minutes: unknownAfterMinutes })) < 0
}
