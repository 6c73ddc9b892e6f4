import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { Clock } from '@andon/platform/clock'
import type { StaffHandlers } from '@andon/platform/http'
import { publishPolicy, versionsInForce } from './store.ts'

export function staffRoutes({ clock }: { readonly clock: Clock }): StaffHandlers<StaffApi['policies']> {
  return {
    publishPolicy: async ({ policyType, policyVersionId }, { tx, note }) => {
      const before = (await versionsInForce(tx)).find((version) => version.policyType === policyType)
      if (!(await publishPolicy(tx, { policyType, policyVersionId, at: clock.now() })))
        throw new Refusal('ACTION_IMPOSSIBLE', {
          message: `version ${policyVersionId} of ${policyType} has been in force before; a version can be published only once`,
        })
      note({ subject: policyType, before: before?.policyVersionId ?? null, after: policyVersionId })
      return { success: true }
    },
  }
}
