import { fact } from '@andon/contract/fact'
import { overallStatuses, verificationStatuses } from '@andon/contract/verification-status'
import * as v from 'valibot'

/** The status of a proof changed. The data has all statuses, so that the order of arrival does not matter. */
export const statusChanged = fact(
  'verification.StatusChanged',
  v.object({
    documents: v.object({
      identityStatus: v.picklist(verificationStatuses),
      addressStatus: v.picklist(verificationStatuses),
    }),
    status: v.picklist(overallStatuses),
    /** The one that changed. Absent in facts that an earlier release wrote. */
    proof: v.optional(v.picklist(['identity', 'address'])),
    /** Increases with every change. */
    version: v.number(),
  }),
)
