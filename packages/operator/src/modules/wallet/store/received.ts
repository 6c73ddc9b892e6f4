import { type Db, prepared, type Tx } from '@andon/platform/sql'
import { shardOf } from '../domain/shard.ts'

/** Minor units, of one span of time. */
export interface Received {
  /** Bonus money and free bets, less what of them, and of winnings under them, was taken back. */
  readonly bonuses: number
  /** The prizes of tournaments. */
  readonly prizes: number
  readonly jackpots: number
  /** Withdrawals less those that came back. */
  readonly paidOut: number
}

/** Pockets by number: 1 real cash, 2 bonus money, 4 winnings under a bonus, 5 free bets. */
export const receivedSql = prepared(`
  select width_bucket(t.at, $3::timestamptz[])::int as span,
    coalesce(sum(e.amount) filter (where t.kind in ('bonusGrant', 'bonusForfeit') and e.pocket <> 1), 0)::bigint as bonuses,
    coalesce(sum(e.amount) filter (where t.kind = 'tournamentPrize' and e.pocket = 1), 0)::bigint as prizes,
    coalesce(sum(e.amount) filter (where t.kind = 'jackpotWin' and e.pocket = 1), 0)::bigint as jackpots,
    coalesce(-sum(e.amount) filter (where t.kind in ('withdrawal', 'withdrawalReversal') and e.pocket = 1), 0)::bigint as "paidOut"
  from wallet.accounts a
  cross join unnest(array['bonusGrant', 'bonusForfeit', 'tournamentPrize', 'jackpotWin', 'withdrawal', 'withdrawalReversal']) as wanted (kind)
  join wallet.transfers t on t.shard = $1::smallint and t.owner = $2 and t.kind = wanted.kind
    and t.kind not in ('stake', 'win', 'rollback', 'jackpotContribution') and t.at >= $4::timestamptz and t.at < $5::timestamptz
  join wallet.entries e on e.shard = $1::smallint and e.account_id = a.id and e.version = t.owner_version and e.pocket in (1, 2, 4, 5)
  where a.shard = $1::smallint and a.holder = $2
  group by 1`)

/** For each span between two neighbouring edges what the player received in it; the cost does not grow with the number of rounds. */
export async function receivedIn(
  executor: Db | Tx,
  { playerId, edges }: { playerId: string; edges: readonly Temporal.Instant[] },
): Promise<Received[]> {
  const rows = await executor.query<Received & { readonly span: number }>(receivedSql, [
    shardOf(playerId),
    playerId,
    edges.map(String),
    String(edges.at(0)),
    String(edges.at(-1)),
  ])
  return edges.slice(1).map((_, index) => {
    const row = rows.find(({ span }) => span === index + 1)
    const { bonuses = 0, prizes = 0, jackpots = 0, paidOut = 0 } = row ?? {}
    return { bonuses, prizes, jackpots, paidOut }
  })
}
