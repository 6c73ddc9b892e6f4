import type { PlayerApi, ReplyOf } from '@andon/contract'
import { currencies } from '@andon/money'
import type { Db } from '@andon/platform/sql'
import { derivedBalances } from './domain/balances.ts'
import { balances } from './store/accounts.ts'

type Reply = ReplyOf<PlayerApi['wallet']['getProfileBalanceCurrency']>

export async function getProfileBalanceCurrency(db: Db, playerId: string): Promise<Reply> {
  const held = await balances(db, playerId)
  const { code, symbol, position } = currencies[held.currency]
  return { success: true, ...derivedBalances(held), currency: { code, symbol, position } }
}
