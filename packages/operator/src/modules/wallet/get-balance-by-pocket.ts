import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Db } from '@andon/platform/sql'
import { balances } from './balances.ts'
import { wireBalances } from './domain/balances.ts'

type Reply = ReplyOf<PlayerApi['wallet']['getBalanceByPocket']>

export async function getBalanceByPocket(db: Db, playerId: string): Promise<Reply> {
  return wireBalances(await balances(db, playerId))
}
