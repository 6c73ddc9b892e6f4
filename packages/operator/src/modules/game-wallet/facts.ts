import { fact } from '@andon/contract/fact'
import { balanceAmount, currency } from '@andon/contract/fields'
import { stakeCategory } from '@andon/contract/games/categories'
import * as v from 'valibot'

/** Minor units. What jackpots paid is not part of `win`. */
const figures = {
  stake: balanceAmount,
  win: balanceAmount,
  jackpots: v.array(v.object({ id: v.string(), amount: balanceAmount })),
}

/**
 * A round of real play has its figures; the key is the player. Demo play has no rounds at the operator, so it is never here.
 *
 * - Amounts are those of all pockets: bonus money counts as real cash does. A free round has a stake of 0.
 * - Written when a round closes, and again when an adjustment changes a closed one, or a rollback opens it again: `replaces` has the figures of the fact
 *   before, so that a reader that adds up subtracts them. Null: the first fact of this round.
 * - Returned stakes are not part of `stake`: a round whose stakes were all returned (void) has a stake and a win of 0. The operator's own closing of a round
 *   that was left with nothing staked is not written. A round that was opened again counts for nothing until it closes again.
 */
export const roundClosed = fact(
  'gameWallet.RoundClosed',
  v.object({
    supplier: v.string(),
    roundId: v.string(),
    gameCode: v.string(),
    category: stakeCategory,
    /** Code of the site where the game was opened. */
    site: v.string(),
    currency,
    ...figures,
    /** Win divided by stake, cut to hundredths; null without a stake. Rank by `stake` and `win`, which are exact. */
    multiple: v.nullable(v.number()),
    replaces: v.nullable(v.object(figures)),
    /** When the first stake of the round was accepted. Absent in facts that an earlier release wrote. */
    stakedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
)

/**
 * A round that was played with the chips of a race; the key is the player. No money is in it, and it is no `gameWallet.RoundClosed`. Written when it closes and when its
 * settled figures change; a stake of 0: it counts no longer. Amounts are chips.
 */
export const chipRoundClosed = fact(
  'gameWallet.ChipRoundClosed',
  v.object({
    tournamentId: v.string(),
    supplier: v.string(),
    roundId: v.string(),
    gameCode: v.string(),
    stake: balanceAmount,
    win: balanceAmount,
    /** When the first stake of the round was accepted. */
    stakedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
)
