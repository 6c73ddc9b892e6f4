import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Db } from '@andon/platform/sql'
import { wireBalances } from './domain/balances.ts'
import { balances } from './store/accounts.ts'

type Reply = ReplyOf<PlayerApi['wallet']['getBalanceByPocket']>

export async function getBalanceByPocket(db: Db, playerId: string): Promise<Reply> {
  return wireBalances(await balances(db, playerId))
}
