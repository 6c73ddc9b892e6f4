import { assert } from '@andon/platform/sql'
import { askSupplier } from '../ask-supplier.ts'
import { type Deps, supplierOf } from '../deps.ts'
import type { PayoutReport } from '../payment-supplier.ts'
import { accountById } from '../store/accounts.ts'
import { tokenOfCard } from '../store/cards.ts'
import { claimPayableWithdrawals, type Withdrawal } from '../store/withdrawals.ts'
import { applyWithdrawal, type WithdrawalUpdate } from './apply-withdrawal.ts'

const batch = 50
const mostBatches = 40

/** Asks the suppliers to pay every approved withdrawal until they report the outcome. A supplier pays each reference once. */
export async function payWithdrawals(deps: Deps, only?: string): Promise<void> {
  for (let round = 0; round < mostBatches; round++) {
    const due = await claimPayableWithdrawals(deps.db, {
      now: deps.clock.now(),
      limit: batch,
      ...(only ? { only } : {}),
    })
    for (const withdrawal of due) {
      try {
        await pay(deps, withdrawal)
      } catch (error) {
        deps.log.error({ err: error, withdrawalId: withdrawal.id }, 'a withdrawal cannot be paid; it stays approved')
      }
    }
    if (due.length < batch) return
  }
}

/** At once but outside the request; if it fails, the job tries again. */
export function payLater(deps: Deps, withdrawalId: string): void {
  deps.later(0, () => {
    payWithdrawals(deps, withdrawalId).catch((error) => deps.log.error({ err: error }, 'paying a withdrawal failed'))
  })
}

async function pay(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  const { id: reference, amount, currency } = withdrawal
  const supplier = supplierOf(deps, withdrawal.supplier)
  assert(supplier, `the supplier of withdrawal ${reference} is configured`)
  const token = await destinationToken(deps, withdrawal)
  const what = { supplier: supplier.code, call: 'pay', reference }
  const report = await askSupplier(deps, what, () => supplier.pay({ reference, token, amount, currency }))
  if (report === null) return
  await deps.db.transaction((tx) =>
    applyWithdrawal(deps, tx, withdrawalUpdate(withdrawal, { report, source: 'reply' })),
  )
}

async function destinationToken({ db }: Deps, { cardId, accountId, playerId }: Withdrawal): Promise<string> {
  const token =
    cardId === null
      ? (await accountById(db, { id: accountId ?? '', playerId }))?.token
      : await tokenOfCard(db, { id: cardId, playerId })
  assert(token, 'a withdrawal has a destination')
  return token
}

export function withdrawalUpdate(
  { id, amount, currency }: Withdrawal,
  { report, source }: { report: PayoutReport; source: 'reply' | 'webhook' },
): WithdrawalUpdate {
  assert(
    report.amount === amount && report.currency === currency,
    `the supplier reports the requested sum of withdrawal ${id}`,
  )
  return {
    withdrawalId: id,
    event: report.state,
    source,
    ...(report.state === 'failed' ? { reason: report.reason } : {}),
  }
}
