import * as v from 'valibot'
import { balanceAmount, currency } from '../fields.ts'
import {
  declineReasons,
  paymentMethod,
  paymentStatuses,
  withdrawalReasons,
  withdrawalStatuses,
} from '../player-api/cashier/methods.ts'
import { topic } from '../topic.ts'

const payment = {
  transactionId: v.string(),
  paymentMethod,
  /** For a credited deposit, the amount that arrived. */
  amount: balanceAmount,
  currency,
  /** Increases with every change of this payment; clients drop an older state that arrives late. */
  version: v.number(),
}

/** One payment in either direction. Published when a deposit has ended and at every change of a withdrawal. */
export const paymentsTopic = topic('payments', {
  access: 'player',
  payload: v.variant('kind', [
    v.object({
      kind: v.literal('deposit'),
      ...payment,
      status: v.picklist(paymentStatuses),
      reason: v.optional(v.picklist(declineReasons)),
    }),
    v.object({
      kind: v.literal('withdrawal'),
      ...payment,
      status: v.picklist(withdrawalStatuses),
      reason: v.optional(v.picklist(withdrawalReasons)),
      note: v.optional(v.string()),
    }),
  ]),
  conflation: { keep: 'latestBy', field: 'transactionId' },
})
