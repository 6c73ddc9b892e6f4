import type { StakeCategory } from '@andon/contract/games/categories'
import type { Bonus } from './bonus.ts'
import { isOfBonus, type Part, type Pockets } from './pockets.ts'
import { splitStake } from './split-stake.ts'
import { contributionOf } from './wagering.ts'

export interface StakeAsked {
  readonly amount: number
  /** The sum of the round's earlier stakes: the maximum stake is for a round. */
  readonly stakedBefore: number
  readonly gameCode: string
  /** `sports` for a sportsbook; undefined: the game has none. */
  readonly category: StakeCategory | undefined
  readonly sportsbook: boolean
  /** True: free bets pay all of the stake. False: they pay none of it. Undefined: the order of the pockets decides. */
  readonly freeBets?: boolean | undefined
}

export interface StakeTaken {
  readonly split: readonly Part[]
  /** False: the whole stake is real cash and does not concern the bonus. */
  readonly underBonus: boolean
  readonly countedHundredths: number
  readonly bonus: Bonus
}

/** A stake while a bonus is active. If any of it is bonus money, all of it counts for wagering, and the round may not exceed the maximum stake. */
export function takeStake(
  bonus: Bonus,
  pockets: Pockets,
  asked: StakeAsked,
): StakeTaken | { readonly maxStake: number } | 'tooFewFreeBets' {
  const split = splitStake(pockets, asked)
  if (split === null) return 'tooFewFreeBets'
  const underBonus = split.some(({ pocket, amount }) => isOfBonus(pocket) && amount > 0)
  if (!underBonus) return { split, underBonus, countedHundredths: 0, bonus }
  const { maxStake, wagering } = bonus.terms
  if (maxStake !== null && asked.stakedBefore + asked.amount > maxStake)
    return { maxStake: Math.max(0, maxStake - asked.stakedBefore) }
  const countedHundredths = asked.amount * contributionOf(wagering, asked)
  return {
    split,
    underBonus,
    countedHundredths,
    bonus: { ...bonus, wageredHundredths: bonus.wageredHundredths + countedHundredths },
  }
}
