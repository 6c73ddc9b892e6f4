import type { QueryClient } from '@tanstack/react-query'
import { displayedBalanceKey, type Pockets } from './balance.ts'

export function setDisplayedBalance(queries: QueryClient, shown: Pockets): void {
  queries.setQueryData<Pockets | null>(displayedBalanceKey, shown)
}

export function clearDisplayedBalance(queries: QueryClient): void {
  if (queries.getQueryData(displayedBalanceKey)) queries.setQueryData<Pockets | null>(displayedBalanceKey, null)
}

/** The pockets after a stake, taken in the order of the server. */
export function afterStake(pockets: Pockets, stake: number): Pockets {
  let left = stake
  const take = (amount: number) => {
    const part = Math.min(amount, left)
    left -= part
    return amount - part
  }
  return {
    ...pockets,
    drpBalance: take(pockets.drpBalance),
    wrpBalance: take(pockets.wrpBalance),
    crpBalance: pockets.freebetBalance + take(pockets.crpBalance - pockets.freebetBalance),
    realCashBalance: take(pockets.realCashBalance),
  }
}
