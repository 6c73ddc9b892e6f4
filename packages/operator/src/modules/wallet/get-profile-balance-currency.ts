import type { PlayerApi, ReplyOf } from '@andon/contract'
import { currencies } from '@andon/money'
import type { Db } from '@andon/platform/sql'
import { derivedBalances } from './domain/balances.ts'
import { balances } from './store/accounts.ts'

type Reply = ReplyOf<PlayerApi['wallet']['getProfileBalanceCurrency']>

export async function getProfileBalanceCurrency(db: Db, playerId: string): Promise<Reply> {
  const amounts = await balances(db, playerId)
  const { code, symbol, position } = currencies[amounts.currency]
  return { success: true, ...derivedBalances(amounts), currency: { code, symbol, position } }
}
