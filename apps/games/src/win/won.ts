import { tierOf } from './tiers.ts'

/** The return of a round, in minor units. */
export interface Won {
  readonly amount: number
  readonly stake: number
  /** The part of both amounts that only covers a loss beyond the stake of a bet; 0 at tables whose bets lose no more than themselves. */
  readonly cover: number
}

/** True if a return is a win at all: chips that only covered a loss come back after ties and most losses, too. */
export const isWin = ({ amount, stake, cover }: Won): boolean => (cover > 0 ? amount > stake : amount > 0)

/** By the stake alone, without what covered a loss. */
export const tierOfWin = ({ amount, stake, cover }: Won): ReturnType<typeof tierOf> =>
  tierOf(amount - cover, stake - cover)
