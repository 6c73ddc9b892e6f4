import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Db } from '@andon/platform/sql'
import { derivedBalances } from './domain/balances.ts'
import { balances } from './store/accounts.ts'

type Reply = ReplyOf<PlayerApi['wallet']['getBalance']>

export async function getBalance(db: Db, playerId: string): Promise<Reply> {
  const amounts = await balances(db, playerId)
  const { cash, bonus } = derivedBalances(amounts)
  return { cash, bonus, currency: amounts.currency }
}
