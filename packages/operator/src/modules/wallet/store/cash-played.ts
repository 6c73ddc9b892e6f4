import type { Db, Tx } from '@andon/platform/sql'

export interface CashPlayed {
  readonly playerId: string
  /** Real cash staked, less what rollbacks returned. */
  readonly staked: number
  readonly won: number
}

/** Real cash that each player staked and won in a time span, without bonus money. Reads the whole span, so it is for jobs only. */
export async function cashPlayed(
  executor: Db | Tx,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<CashPlayed[]> {
  return executor.query<CashPlayed>(
    `select t.owner as "playerId", coalesce(-sum(e.amount) filter (where t.kind in ('stake', 'rollback')), 0)::bigint as staked,
       coalesce(sum(e.amount) filter (where t.kind in ('win', 'winReversal', 'jackpotWin')), 0)::bigint as won
     from wallet.transfers t
     join wallet.accounts a on a.shard = t.shard and a.holder = t.owner and a.currency = t.currency
     join wallet.entries e on e.shard = t.shard and e.account_id = a.id and e.transfer = t.number and e.pocket = 1
     where t.kind in ('stake', 'rollback', 'win', 'winReversal', 'jackpotWin') and t.at >= $1 and t.at < $2
     group by t.owner order by t.owner`,
    [from.toString(), until.toString()],
  )
}
