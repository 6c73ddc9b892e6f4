import type { Fact } from '@andon/platform/outbox'
import { type Balances, type WireBalances, wireBalances } from './domain/balances.ts'

/** A player's balance moved. The data is the whole state after it, as the realtime topic `balance` carries it. */
export function balanceChanged(playerId: string, balances: Balances): Fact {
  const data: WireBalances & { version: number } = { ...wireBalances(balances), version: balances.version }
  return { name: 'wallet.BalanceChanged', key: playerId, data: { ...data } }
}
