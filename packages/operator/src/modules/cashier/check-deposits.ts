import { applyEvent } from './apply-event.ts'
import { askSupplier } from './ask-supplier.ts'
import { type Deps, supplierOf } from './deps.ts'
import { advance } from './drive-deposit.ts'
import { claimDueDeposits, type Deposit, depositById } from './store/deposits.ts'

const batch = 50
const mostBatches = 40
/** A request still on its way is not one that was never made. */
const unknownAfterMinutes = 2

/** Asks the suppliers about every deposit that is neither paid nor lost: what a silent reply or a webhook that never came would have told. */
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

/** The same for one deposit, if its time has come; answers how it stands. */
export async function checkIfDue(deps: Deps, deposit: Deposit): Promise<Deposit> {
  const [claimed] = await claimDueDeposits(deps.db, { now: deps.clock.now(), limit: 1, only: deposit.id })
  return claimed ? check(deps, claimed) : deposit
}

async function check(deps: Deps, deposit: Deposit): Promise<Deposit> {
  const supplier = supplierOf(deps, deposit.supplier)
  if (!supplier) {
    deps.log.error({ depositId: deposit.id, supplier: deposit.supplier }, 'a pending deposit has no supplier any more')
    return deposit
  }
  const what = { supplier: supplier.code, call: 'status', reference: deposit.id }
  const report = await askSupplier(deps, what, () => supplier.status(deposit.id))
  if (report === null || (report.state === 'unknown' && isFresh(deps, deposit))) return deposit
  const after = await deps.db.transaction((tx) =>
    applyEvent(deps, tx, { depositId: deposit.id, learnt: report, source: 'check' }),
  )
  await advance(deps, after, 'check')
  return (await depositById(deps.db, deposit.id)) ?? after
}

function isFresh({ clock }: Deps, { changedAt }: Deposit): boolean {
  return Temporal.Instant.compare(clock.now(), changedAt.add({ minutes: unknownAfterMinutes })) < 0
}
