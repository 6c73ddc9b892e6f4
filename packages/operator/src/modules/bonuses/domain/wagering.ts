import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { StakeCategory } from '@andon/contract/games/categories'
import { minor } from '@andon/money'

/**
 * The total to be staked before a bonus becomes real cash: at most `capTimes` times the bonus alone, the cap of the jurisdiction, whatever the
 * programme says.
 */
export function requiredWagering(
  { times, of }: BonusTerms['wagering'],
  { bonusAmount, tiedDeposit, capTimes }: { bonusAmount: number; tiedDeposit: number; capTimes: number },
): number {
  const base = of === 'bonus' ? bonusAmount : minor(bonusAmount + tiedDeposit)
  return minor(Math.min(times * base, capTimes * bonusAmount))
}

/** The percentage of a stake that counts. */
export function contributionOf(
  { contributions }: BonusTerms['wagering'],
  { gameCode, category }: { gameCode: string; category: StakeCategory | undefined },
): number {
  const { games, categories, otherwise } = contributions
  return shareIn(games, gameCode) ?? shareIn(categories, category) ?? otherwise
}

function shareIn(table: Readonly<Record<string, number>>, name: string | undefined): number | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}
