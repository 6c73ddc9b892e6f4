import type { Job } from '@andon/platform/jobs'
import { checkDeposits } from './check-deposits.ts'
import type { Deps } from './deps.ts'

export function jobs(deps: Deps): readonly Job[] {
  return [{ name: 'cashier.checkDeposits', cron: '* * * * *', run: () => checkDeposits(deps) }]
}
