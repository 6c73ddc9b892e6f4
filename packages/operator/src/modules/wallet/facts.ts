import { fact } from '@andon/contract/fact'
import { balanceAmount, currency } from '@andon/contract/fields'
import * as v from 'valibot'

/** A player's balance changed. The data is the complete balance, in the form of the realtime topic `balance`. */
export const balanceChanged = fact(
  'wallet.BalanceChanged',
  v.object({
    realCashBalance: balanceAmount,
    crpBalance: balanceAmount,
    drpBalance: balanceAmount,
    wrpBalance: balanceAmount,
    freebetBalance: balanceAmount,
    currency,
    /** Increases with every change. */
    version: v.number(),
  }),
)
