import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'

export interface JackpotWin {
  readonly playerId: string
  /** The sum over all pockets. */
  readonly amount: number
  readonly currency: Currency
  readonly at: Temporal.Instant
}

/** The latest jackpot wins of all players, newest first. */
export async function jackpotWins(executor: Db | Tx, { limit }: { limit: number }): Promise<JackpotWin[]> {
  return executor.query<JackpotWin>(
    `select t.owner as "playerId", t.currency, t.at,
       (select coalesce(sum(e.amount), 0) from wallet.entries e
        join wallet.accounts a on a.shard = e.shard and a.id = e.account_id
        where a.shard = t.shard and a.holder = t.owner and e.transfer = t.number)::bigint as amount
     from wallet.transfers t
     where t.kind = 'jackpotWin' and t.owner <> 'house'
     order by t.at desc
     limit $1`,
    [limit],
  )
}
