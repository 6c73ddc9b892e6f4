import * as v from 'valibot'
import { balanceAmount, currency } from '../fields.ts'
import { topic } from '../topic.ts'

const balance = v.object({
  realCashBalance: balanceAmount,
  crpBalance: balanceAmount,
  drpBalance: balanceAmount,
  wrpBalance: balanceAmount,
  freebetBalance: balanceAmount,
  currency,
  /** Increases with every change; clients drop an older state that arrives late. */
  version: v.number(),
})

/** The balance by pocket, in minor units. The image is sent too, because the balance may change between a page's call and its subscription. */
export const balanceTopic = topic('balance', {
  access: 'player',
  image: balance,
  payload: balance,
  conflation: { keep: 'latest' },
})
