import { fact } from '@andon/contract/fact'
import { jackpotSent } from '@andon/contract/wallet-api/jackpot-meters'
import * as v from 'valibot'

/** What a supplier states of its jackpots; the key is the supplier. It is only published, never stored: what a node misses, the supplier states again within a minute. */
export const jackpotMetersChanged = fact(
  'jackpots.MetersChanged',
  v.object({
    supplier: v.string(),
    /** By the supplier's clock, in milliseconds since 1970; the latest counts. */
    at: v.number(),
    jackpots: v.array(jackpotSent),
  }),
)
