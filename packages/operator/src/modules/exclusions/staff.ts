import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import { within } from '@andon/platform/sql'
import { createBackOffice } from './back-office.ts'
import type { Deps } from './deps.ts'

export function staffRoutes(deps: Deps): StaffHandlers<StaffApi['exclusions']> {
  const officeIn = ({ tx }: Pick<StaffContext, 'tx'>) => createBackOffice({ ...deps, db: within(deps.db, tx) })

  async function decide({ tx, staff, note }: StaffContext, what: 'clear' | 'confirm', id: string) {
    const office = officeIn({ tx })
    const decision = await office[what](id, staff.actor)
    if ('problem' in decision) throw new Refusal('ACTION_IMPOSSIBLE', { message: decision.problem })
    const { state, excludedId } = decision.decided
    const accountId = decision.decided.accountId ?? ''
    note({ subject: id, before: { state: 'open', accountId, excludedId }, after: { state, accountId, excludedId } })
    const open = (await office.list()).filter((other) => other.accountId === accountId).length
    return { success: true as const, accountId, state, open }
  }

  return {
    listReviews: async (_request, context) => ({
      success: true,
      reviews: (await officeIn(context).list()).map(
        ({ id, at, accountId, excludedId, occasion, attributes, lock }) => ({
          id,
          at: at.toString(),
          accountId,
          excludedId,
          occasion,
          attributes: [...attributes],
          lock: lock ? { kind: lock.kind, until: lock.until?.toString() ?? null } : null,
        }),
      ),
    }),
    clearReview: ({ reviewId }, context) => decide(context, 'clear', reviewId),
    confirmReview: ({ reviewId }, context) => decide(context, 'confirm', reviewId),
  }
}
