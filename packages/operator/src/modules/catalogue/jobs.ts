import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { forgetLaunchTokens } from './launch-tokens.ts'

const keepExpired = { hours: 24 }

export function createJobs({ db, clock }: Runtime): Job[] {
  const forget = () => db.reports.transaction((tx) => forgetLaunchTokens(tx, clock.now().subtract(keepExpired)))
  return [{ name: 'catalogue.forget-launch-tokens', cron: '20 * * * *', run: forget }]
}
