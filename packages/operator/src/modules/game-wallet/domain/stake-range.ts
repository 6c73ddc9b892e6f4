/** Minimum and maximum stake of one round, as the game states them; null: not stated. */
export interface StatedStakes {
  readonly minBet: number | null
  readonly maxBet: number | null
}

/** The stakes of a sportsbook, which states none. */
export const anyStakes: StatedStakes = { minBet: null, maxBet: null }

/**
 * Whether a bet is below or above what the game states. All bets of a round together count, so that only the first has to reach the minimum.
 * A bet of 0 takes nothing: only a free round of a bonus, whose stake the bonus states, or a feature of an aggregator's game has it.
 */
export function isOutOfRange(
  { minBet, maxBet }: StatedStakes,
  { stakedBefore, amount, isFree }: { stakedBefore: number; amount: number; isFree: boolean },
): boolean {
  if (isFree) return false
  if (amount === 0) return true
  const staked = stakedBefore + amount
  return (minBet !== null && staked < minBet) || (maxBet !== null && staked > maxBet)
}

/** For the refusal: what is stated, and at least 1. */
export function paramsOf({ minBet, maxBet }: StatedStakes): Readonly<Record<string, number>> {
  return { min: Math.max(1, minBet ?? 1), ...(maxBet === null ? {} : { max: maxBet }) }
}
