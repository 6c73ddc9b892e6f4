import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { insertAnswers, versionsInForce } from './store.ts'

/** Stores all answers or none: a player who has read an outdated version has not agreed to the newer one. */
export function updateUserPolicyDetails({
  clock,
  db,
}: Runtime): Handler<PlayerApi['policies']['updateUserPolicyDetails']> {
  return async ({ policies }, { session }) => {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const current = new Map((await versionsInForce(tx)).map((one) => [one.policyType, one.policyVersionId]))
      for (const { policyType, policyVersionId } of policies) {
        const inForce = current.get(policyType)
        const params = { policyType }
        if (inForce === undefined) throw new Refusal('POLICY_UNKNOWN', { field: 'policies', params })
        if (inForce !== policyVersionId)
          throw new Refusal('POLICY_OUTDATED', { field: 'policies', params: { ...params, policyVersionId: inForce } })
      }
      await insertAnswers(
        tx,
        session.playerId,
        policies.map((answer) => ({ ...answer, at })),
      )
    })
    return { status: 'SUCCESS', success: true }
  }
}
