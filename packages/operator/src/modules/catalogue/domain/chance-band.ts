/** Nineteen times in twenty a normal variable lies within so many standard deviations. */
const deviations = 1.96

/**
 * The returns (in per cent) between which chance alone leaves nineteen of twenty such series of rounds. `mean` and `deviation` are those of one round as multiples of its
 * stake; stakes may differ, and one great stake weighs as its square. By the normal approximation, which needs thousands of rounds.
 */
export function chanceBand(
  { mean, deviation }: { mean: number; deviation: number },
  { staked, stakedSquare }: { staked: number; stakedSquare: number },
): { from: number; to: number } {
  const spread = deviations * deviation * (Math.sqrt(stakedSquare) / staked)
  return { from: Math.max(0, (mean - spread) * 100), to: (mean + spread) * 100 }
}
