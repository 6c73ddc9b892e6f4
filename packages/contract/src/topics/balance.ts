import * as v from 'valibot'
import { balanceAmount, currency } from '../fields.ts'
import { topic } from '../topic.ts'

/** The balance by pocket, in minor units. */
export const balanceTopic = topic('balance', {
  access: 'player',
  payload: v.object({
    realCashBalance: balanceAmount,
    crpBalance: balanceAmount,
    drpBalance: balanceAmount,
    wrpBalance: balanceAmount,
    freebetBalance: balanceAmount,
    currency,
    /** Increases with every change; clients drop an older state that arrives late. */
    version: v.number(),
  }),
  conflation: { keep: 'latest' },
})
