import { fact } from '@andon/contract/fact'
import { balanceAmount, currency } from '@andon/contract/fields'
import { jackpotSent } from '@andon/contract/wallet-api/jackpot-meters'
import * as v from 'valibot'

/** The jackpots as stated by the supplier that is the key. Only published, never stored: the supplier states them again within a minute to a node that missed them. */
export const jackpotMetersChanged = fact(
  'jackpots.MetersChanged',
  v.object({
    supplier: v.string(),
    /** By the supplier's clock, in milliseconds since 1970; the latest counts. */
    at: v.number(),
    jackpots: v.array(jackpotSent),
  }),
)

/** A jackpot was paid to the player, the fact's key, in a round that has closed; again when the round was corrected. */
export const jackpotPaid = fact(
  'jackpots.JackpotPaid',
  v.object({ supplier: v.string(), roundId: v.string(), jackpotId: v.string(), amount: balanceAmount, currency }),
)
