import type { Fact } from '@andon/platform/facts'
import { type Balances, wireBalances } from './domain/balances.ts'

/** A player's balance changed. The data is the complete balance, in the form of the realtime topic `balance`. */
export function balanceChanged(playerId: string, balances: Balances): Fact {
  return { name: 'wallet.BalanceChanged', key: playerId, data: { ...wireBalances(balances) } }
}
