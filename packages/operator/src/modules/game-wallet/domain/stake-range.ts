/** Minimum and maximum stake of one round, as the game states them; null: not stated. */
export interface StatedStakes {
  readonly minBet: number | null
  readonly maxBet: number | null
}

/**
 * Whether a bet is below or above what the game states. All bets of a round together count, so that only the first has to reach the minimum.
 * A bet of 0 takes nothing: it is a free round.
 */
export function isOutOfRange(
  { minBet, maxBet }: StatedStakes,
  { stakedBefore, amount }: { stakedBefore: number; amount: number },
): boolean {
  if (amount === 0) return false
  const staked = stakedBefore + amount
  return (minBet !== null && staked < minBet) || (maxBet !== null && staked > maxBet)
}

/** For the refusal: those that are stated. */
export function paramsOf({ minBet, maxBet }: StatedStakes): Readonly<Record<string, number>> {
  return { ...(minBet === null ? {} : { min: minBet }), ...(maxBet === null ? {} : { max: maxBet }) }
}
