import type { Bet } from './bet.ts'

/** Sums the payouts of bets that were offered a cash-out and were not sold, and their highest offers. */
export interface BackTest {
  readonly bets: number
  readonly paid: number
  readonly offered: number
}

/** Null where no settled bet had an offer. Bets that were sold, wholly or in part, are left out: there is nothing to compare them with. */
export function backTest(bets: readonly Bet[]): BackTest | null {
  const kept = bets.flatMap(({ bestOffer, cashedOut, status, paid }) =>
    bestOffer && cashedOut === 0 && status !== 'CANCELLED' ? [{ paid, offered: bestOffer.value }] : [],
  )
  if (kept.length === 0) return null
  const sum = (of: 'paid' | 'offered') => kept.reduce((total, bet) => total + bet[of], 0)
  return { bets: kept.length, paid: sum('paid'), offered: sum('offered') }
}
