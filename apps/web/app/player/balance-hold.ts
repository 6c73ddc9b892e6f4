import type { QueryClient } from '@tanstack/react-query'
import { heldKey, type Pockets } from './balance.ts'

export function holdBalance(queries: QueryClient, shown: Pockets): void {
  queries.setQueryData<Pockets | null>(heldKey, shown)
}

export function releaseBalance(queries: QueryClient): void {
  if (queries.getQueryData(heldKey)) queries.setQueryData<Pockets | null>(heldKey, null)
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
