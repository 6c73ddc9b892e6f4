import * as v from 'valibot'
import { topic } from '../topic.ts'
import { overallStatuses, verificationStatuses } from '../verification-status.ts'

/** Status of the proofs of identity and address, published at every change. */
export const verificationTopic = topic('verification', {
  access: 'player',
  payload: v.object({
    documents: v.object({
      identityStatus: v.picklist(verificationStatuses),
      addressStatus: v.picklist(verificationStatuses),
    }),
    /** See `overallStatus`. */
    status: v.picklist(overallStatuses),
    /** Increases with every change; clients drop an older state that arrives late. */
    version: v.number(),
  }),
  conflation: { keep: 'latest' },
})
