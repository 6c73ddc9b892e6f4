import type { Job } from '@andon/platform/jobs'
import { checkChargebacks } from './chargebacks/check-chargebacks.ts'
import { checkDeposits } from './deposits/check-deposits.ts'
import type { Deps } from './deps.ts'
import { checkReceipts } from './receipts/receive-receipt.ts'
import { payWithdrawals } from './withdrawals/pay-withdrawals.ts'

export function jobs(deps: Deps): readonly Job[] {
  return [
    { name: 'cashier.checkDeposits', cron: '* * * * *', run: () => checkDeposits(deps) },
    { name: 'cashier.payWithdrawals', cron: '* * * * *', run: () => payWithdrawals(deps) },
    { name: 'cashier.checkChargebacks', cron: '7 * * * *', run: () => checkChargebacks(deps) },
    { name: 'cashier.checkReceipts', cron: '27 * * * *', run: () => checkReceipts(deps) },
  ]
}
