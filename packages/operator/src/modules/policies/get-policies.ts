import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { versionsInForce } from './store.ts'

export function getPolicies({ db }: Runtime): Handler<PlayerApi['policies']['getPolicies']> {
  return async () => ({ status: 'SUCCESS', policyConfigs: await versionsInForce(db) })
}
