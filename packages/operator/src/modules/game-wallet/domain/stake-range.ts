/** Stakes as the game states them; null: not stated. */
export interface StatedStakes {
  /** The limits of the bet that begins a round. */
  readonly minBet: number | null
  readonly maxBet: number | null
  /** The limit of all bets of a round together; null: `maxBet`. */
  readonly maxRoundBet: number | null
}

interface Staking {
  /** By the bets of the round so far. */
  readonly stakedBefore: number
  readonly amount: number
  readonly isFree: boolean
}

/** The stakes of a sportsbook, which states none. */
export const anyStakes: StatedStakes = { minBet: null, maxBet: null, maxRoundBet: null }

/**
 * Whether a bet is below or above what the game states. All bets of a round together count, so that only the first has to reach the minimum; the others may have a
 * maximum of their own.
 * A bet of 0 takes nothing: only a free round of a bonus, whose stake the bonus states, a feature of an aggregator's game, or a further bet of a sportsbook has it.
 */
export function isOutOfRange(stakes: StatedStakes, { stakedBefore, amount, isFree }: Staking): boolean {
  if (isFree) return false
  if (amount === 0) return true
  const staked = stakedBefore + amount
  const most = mostOf(stakes, stakedBefore)
  return (stakes.minBet !== null && staked < stakes.minBet) || (most !== null && staked > most)
}

/** For the refusal: what is stated, and at least 1. */
export function paramsOf(
  stakes: StatedStakes,
  { stakedBefore }: Pick<Staking, 'stakedBefore'>,
): Readonly<Record<string, number>> {
  const most = mostOf(stakes, stakedBefore)
  return { min: Math.max(1, stakes.minBet ?? 1), ...(most === null ? {} : { max: most }) }
}

/** The most that all bets of the round may stake together, with the next one. */
function mostOf({ maxBet, maxRoundBet }: StatedStakes, stakedBefore: number): number | null {
  return stakedBefore === 0 ? maxBet : (maxRoundBet ?? maxBet)
}
