import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import { shardOf } from '../domain/shard.ts'

/** Amounts in minor units of the player's currency. */
export interface PlayerRevenue {
  readonly playerId: string
  readonly currency: Currency
  /** Null before the first deposit. */
  readonly firstDepositAt: Temporal.Instant | null
  readonly firstDeposit: number | null
  /**
   * Net gaming revenue of the span: what the player's pockets together lost to games, bonuses and tournaments. So it is stakes less wins and jackpots, less bonuses granted (what is
   * forfeited counts back), and buy-ins less tournament prizes; negative if the player gained.
   */
  readonly netRevenue: number
}

/** One row for each of these players who has an account. Reads all of their transfers of the span, so it is for reports of staff only. */
export async function playerRevenue(
  executor: Db | Tx,
  { players, from, until }: { players: readonly string[]; from: Temporal.Instant; until: Temporal.Instant },
): Promise<PlayerRevenue[]> {
  return executor.query<PlayerRevenue>(
    `select a.holder as "playerId", a.currency, first.at as "firstDepositAt", first.amount as "firstDeposit",
       coalesce(play.lost, 0)::bigint as "netRevenue"
     from unnest($1::text[], $2::smallint[]) as player (id, shard)
     join wallet.accounts a on a.shard = player.shard and a.holder = player.id
     left join lateral (
       select t.at, (select sum(e.amount)::bigint from wallet.entries e where e.shard = t.shard and e.account_id = a.id and e.version = t.owner_version) as amount
       from wallet.transfers t
       where t.shard = player.shard and t.owner = player.id and t.kind = 'deposit'
         and t.kind not in ('stake', 'win', 'rollback', 'jackpotContribution')
       order by t.at, t.number limit 1) first on true
     left join lateral (
       select -sum(e.amount) as lost
       from wallet.transfers t
       join wallet.entries e on e.shard = t.shard and e.account_id = a.id and e.version = t.owner_version
       where t.shard = player.shard and t.owner = player.id and t.at >= $3 and t.at < $4
         and t.kind in ('stake', 'rollback', 'win', 'winReversal', 'jackpotWin', 'bonusGrant', 'bonusConversion', 'bonusForfeit',
           'tournamentFee', 'tournamentPrize', 'tournamentRefund')) play on true
     order by a.holder`,
    [players, players.map((id) => shardOf(id)), from.toString(), until.toString()],
  )
}
