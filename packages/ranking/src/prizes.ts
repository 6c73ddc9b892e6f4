import type { PrizeRules, Reward } from './rules.ts'

/**
 * What each place wins in cash, in whole minor units, from the first; 0 for one that wins something else. As many as there are places with a prize and entries with a result.
 * Shares of a pool are cut down to whole units and the remainder goes to the first, so that all prizes sum to the pool. Places that nobody has leave
 * their shares to the others.
 */
export function prizesFor(
  prizes: PrizeRules,
  { ranked, buyIns }: { readonly ranked: number; readonly buyIns: number },
): number[] {
  if (prizes.kind === 'places') return prizes.amounts.slice(0, ranked)
  if (prizes.kind === 'mixed')
    return prizes.places.slice(0, ranked).map((prize) => (prize.kind === 'cash' ? prize.amount : 0))
  const shares = prizes.shares.slice(0, ranked)
  const pool = BigInt(prizes.added + buyIns)
  const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  if (whole === 0n) return []
  const amounts = shares.map((share) => (pool * BigInt(share)) / whole)
  const remainder = pool - amounts.reduce((sum, amount) => sum + amount, 0n)
  return amounts.map((amount, place) => Number(place === 0 ? amount + remainder : amount))
}

/** What a place, from 1 on, wins beside cash. */
export function rewardAt(prizes: PrizeRules, rank: number): Reward | undefined {
  const prize = prizes.kind === 'mixed' ? prizes.places[rank - 1] : undefined
  return prize?.kind === 'cash' ? undefined : prize
}

/** How many places win something. */
export function placesPaid(prizes: PrizeRules): number {
  switch (prizes.kind) {
    case 'places':
      return prizes.amounts.length
    case 'mixed':
      return prizes.places.length
    case 'pool':
      return prizes.shares.length
  }
}
