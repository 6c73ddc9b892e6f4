import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { answersOf, versionsInForce } from './store.ts'

export function getUserPolicyDetails({ db }: Runtime): Handler<PlayerApi['policies']['getUserPolicyDetails']> {
  return async (_request, { session }) => {
    const [current, answers] = await Promise.all([versionsInForce(db), answersOf(db, session.playerId)])
    return {
      status: 'SUCCESS',
      policies: current.map(({ policyType, policyVersionId }) => {
        const acceptance = answers.find(
          (answer) =>
            answer.policyAccepted && answer.policyType === policyType && answer.policyVersionId === policyVersionId,
        )
        return {
          policyType,
          policyVersionId,
          policyAccepted: acceptance !== undefined,
          ...(acceptance ? { acceptedAt: acceptance.at.toString() } : {}),
        }
      }),
      history: answers.map(({ at, ...answer }) => ({ ...answer, at: at.toString() })),
    }
  }
}
