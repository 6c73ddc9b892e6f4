import type { Job } from '@andon/platform/jobs'
import type { Deps } from './deps.ts'
import { expireBonuses } from './expire-bonuses.ts'
import { payCashback } from './pay-cashback.ts'

export function jobs(deps: Deps): readonly Job[] {
  return [
    { name: 'bonuses.expire', cron: '* * * * *', run: () => expireBonuses(deps) },
    { name: 'bonuses.pay-cashback', cron: '17 3 * * *', run: () => payCashback(deps) },
  ]
}
