import type { Fact } from '@andon/platform/facts'
import { type Balances, wireBalances } from './domain/balances.ts'

/** A player's balance moved. The data is the whole state after it, as the realtime topic `balance` carries it. */
export function balanceChanged(playerId: string, balances: Balances): Fact {
  return { name: 'wallet.BalanceChanged', key: playerId, data: { ...wireBalances(balances) } }
}
