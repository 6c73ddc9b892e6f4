import type { Job } from '@andon/platform/jobs'
import { checkChargebacks } from './check-chargebacks.ts'
import { checkDeposits } from './check-deposits.ts'
import type { Deps } from './deps.ts'
import { payWithdrawals } from './pay-withdrawals.ts'
import { checkReceipts } from './receive-receipt.ts'

export function jobs(deps: Deps): readonly Job[] {
  return [
    { name: 'cashier.checkDeposits', cron: '* * * * *', run: () => checkDeposits(deps) },
    { name: 'cashier.payWithdrawals', cron: '* * * * *', run: () => payWithdrawals(deps) },
    { name: 'cashier.checkChargebacks', cron: '7 * * * *', run: () => checkChargebacks(deps) },
    { name: 'cashier.checkReceipts', cron: '27 * * * *', run: () => checkReceipts(deps) },
  ]
}
