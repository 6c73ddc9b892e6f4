import { fact } from '@andon/contract/fact'
import { balanceAmount, currency } from '@andon/contract/fields'
import * as v from 'valibot'

/** A bonus was granted to the player, the fact's key. */
export const bonusGranted = fact(
  'bonuses.BonusGranted',
  v.object({
    bonusId: v.string(),
    /** Bonus money or free bets in minor units; 0 where it is free spins alone. */
    amount: balanceAmount,
    currency,
    spins: v.number(),
    expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
)
