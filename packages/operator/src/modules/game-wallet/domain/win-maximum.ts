import type { StatedMaximum } from '@andon/operator/catalogue'

/**
 * Whether a win takes its round above the maximum, or is above that of a spin by itself. Fractions of a minor unit count in favour of the game. A round
 * without a stake (a free round) has nothing to compare with.
 */
export function isAboveMaximum(
  { maxWin, maxWinOf }: StatedMaximum,
  { amount, bet, round }: { amount: number; bet: { amount: number }; round: { staked: number; won: number } },
): boolean {
  const [won, staked] = maxWinOf === 'spin' ? [amount, bet.amount] : [round.won, round.staked]
  return staked > 0 && amount > 0 && won > Math.ceil(maxWin * staked)
}
