import { assert } from '@andon/platform/sql'
import { applyEvent, type Learnt } from './apply-event.ts'
import { askSupplier } from './ask-supplier.ts'
import { decideCapture } from './decide-capture.ts'
import { type Deps, supplierOf } from './deps.ts'
import type { PaymentSupplier } from './payment-supplier.ts'
import type { LearntFrom } from './store/deposit-changes.ts'
import { type Deposit, lockDeposit } from './store/deposits.ts'

/** Refused, captured all the same, sent back: no deposit needs more steps than this. */
const mostSteps = 4

/**
 * Does what is ours to do at the supplier: captures what is authorised, if it may be captured now, else voids it; has money sent back that was
 * captured for a player who may not be credited. Any other deposit stays as it is. Callers may meet here: the supplier acts once for each.
 */
export async function advance(deps: Deps, deposit: Deposit, source: LearntFrom): Promise<Deposit> {
  let current = deposit
  for (let i = 0; i < mostSteps; i++) {
    const next = await advanceOnce(deps, current, source)
    if (next.version === current.version) return next
    current = next
  }
  return current
}

async function advanceOnce(deps: Deps, deposit: Deposit, source: LearntFrom): Promise<Deposit> {
  const supplier = supplierOf(deps, deposit.supplier)
  if (!supplier) return deposit
  switch (deposit.state) {
    case 'authorised': {
      const decided = await refuseIfStopped(deps, deposit)
      if (decided.state !== 'authorised') return decided
      const report = await ask(deps, supplier, { call: 'capture', reference: deposit.id })
      return report === null ? deposit : apply(deps, deposit, report, source)
    }
    case 'voiding': {
      const report = await ask(deps, supplier, { call: 'cancel', reference: deposit.id })
      return report === null ? deposit : apply(deps, deposit, report, source)
    }
    case 'reversing': {
      const report = await ask(deps, supplier, { call: 'cancel', reference: deposit.id })
      if (report === null) return deposit
      return apply(deps, deposit, report.state === 'captured' ? { state: 'not-voided' } : report, source)
    }
    case 'created':
    case 'authorising':
    case 'awaiting-confirmation':
    case 'captured':
    case 'in-review':
    case 'declined':
    case 'failed':
    case 'expired':
    case 'returned':
    case 'charged-back':
      return deposit
  }
}

/** The decision before capture. It is stored where it is a no, so that a crash afterwards does not forget it. */
function refuseIfStopped(deps: Deps, { id: depositId }: Deposit): Promise<Deposit> {
  return deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    assert(deposit, `deposit ${depositId} exists`)
    const refusal = deposit.state === 'authorised' ? await decideCapture(deps, tx, deposit) : null
    if (!refusal) return deposit
    const learnt = { state: 'capture-refused', reason: refusal.reason } as const
    return applyEvent(deps, tx, { depositId, learnt, source: 'decision' })
  })
}

function apply(deps: Deps, { id: depositId }: Deposit, learnt: Learnt, source: LearntFrom): Promise<Deposit> {
  return deps.db.transaction((tx) => applyEvent(deps, tx, { depositId, learnt, source }))
}

function ask(
  deps: Deps,
  supplier: PaymentSupplier,
  { call, reference }: { call: 'capture' | 'cancel'; reference: string },
) {
  return askSupplier(deps, { supplier: supplier.code, call, reference }, () => supplier[call](reference))
}
