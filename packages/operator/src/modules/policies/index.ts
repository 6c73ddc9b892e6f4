import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { getPolicies } from './get-policies.ts'
import { getUserPolicyDetails } from './get-user-policy-details.ts'
import { staffRoutes } from './staff.ts'
import { insertAnswers, versionsInForce } from './store.ts'
import { updateUserPolicyDetails } from './update-user-policy-details.ts'

/**
 * Policies owns the version of each policy that is in force, and the players' answers to each version.
 * - The version published last is in force; a version is published once.
 * - Only the version in force can be answered. Answers are append-only: the database refuses to change or remove one.
 * - A player must accept each version in force; a registration accepts all of them.
 */
export function createPolicies(runtime: Runtime) {
  const routes: Handlers<PlayerApi['policies']> = {
    getPolicies: getPolicies(runtime),
    updateUserPolicyDetails: updateUserPolicyDetails(runtime),
    getUserPolicyDetails: getUserPolicyDetails(runtime),
  }
  return {
    routes,
    staffRoutes: staffRoutes(runtime),
    /** Call in the registration's transaction: the form contains the acceptance of the policies in force. */
    acceptInForce: async (tx: Tx, { playerId }: { playerId: string }): Promise<void> => {
      const at = runtime.clock.now()
      const answers = (await versionsInForce(tx)).map((version) => ({ ...version, policyAccepted: true, at }))
      await insertAnswers(tx, playerId, answers)
    },
  }
}

export type Policies = ReturnType<typeof createPolicies>
