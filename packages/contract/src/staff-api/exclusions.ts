import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { id, instant, nothing } from './fields.ts'
import { staffRoutes } from './routes.ts'

const roles = ['risk'] as const
const decision = {
  roles,
  rate: 'write',
  request: v.strictObject({ reviewId: id }),
  /** `open`: other reviews of the account that wait. */
  reply: v.object({ success: v.literal(true), accountId: v.string(), state: v.string(), open: v.number() }),
  refusals: ['ACTION_IMPOSSIBLE'],
} as const

export const staffExclusions = {
  listReviews: endpoint(staffRoutes.exclusions.listReviews, {
    roles,
    rate: 'read',
    recorded: true,
    summary: 'Accounts under review, because they may belong to an excluded person',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      reviews: v.array(
        v.object({
          id: v.string(),
          at: instant,
          accountId: v.nullable(v.string()),
          excludedId: v.string(),
          occasion: v.string(),
          attributes: v.array(v.string()),
          /** Of the excluded account; null if it has ended. `until` is null if it has no end. */
          lock: v.nullable(v.object({ kind: v.string(), until: v.nullable(instant) })),
        }),
      ),
    }),
    refusals: [],
  }),
  clearReview: endpoint(staffRoutes.exclusions.clearReview, {
    ...decision,
    summary: 'Another person: allows deposits and play',
  }),
  confirmReview: endpoint(staffRoutes.exclusions.confirmReview, {
    ...decision,
    summary: 'The same person: locks the account until the lock of the first account ends',
  }),
} as const
