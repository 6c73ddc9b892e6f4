import type { PrizeRules } from './rules.ts'

/**
 * What each place wins, in whole minor units, from the first; as many as there are places with a prize and entries with a result.
 * Shares of a pool are cut down to whole units and the remainder goes to the first, so that all prizes sum to the pool. Places that nobody has leave
 * their shares to the others.
 */
export function prizesFor(
  prizes: PrizeRules,
  { ranked, buyIns }: { readonly ranked: number; readonly buyIns: number },
): number[] {
  if (prizes.kind === 'places') return prizes.amounts.slice(0, ranked)
  const shares = prizes.shares.slice(0, ranked)
  const pool = BigInt(prizes.added + buyIns)
  const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  if (whole === 0n) return []
  const amounts = shares.map((share) => (pool * BigInt(share)) / whole)
  const remainder = pool - amounts.reduce((sum, amount) => sum + amount, 0n)
  return amounts.map((amount, place) => Number(place === 0 ? amount + remainder : amount))
}
