/** A player of the reference wallet, with all that was brought as balance. */
export const newPlayer = (balance: number) => ({
  balance,
  brought: balance,
  staked: 0,
  won: 0,
  locked: false,
  live: true,
  maxStake: Number.POSITIVE_INFINITY,
  cycle: 0,
  startedAt: Number.NEGATIVE_INFINITY,
  limits: [] as { limitType: unknown; amount: number }[],
})
