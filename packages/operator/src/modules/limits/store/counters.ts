import { prepared, type Tx } from '@andon/platform/sql'

/** Amounts added to a player's counters, in minor units. */
export interface Growth {
  readonly playerId: string
  readonly deposited: number
  /** Stakes less rolled back ones. */
  readonly wagered: number
  readonly won: number
  /** Stakes alone: the loss may have been lower by this much within this change. */
  readonly staked: number
}

const growSql = prepared(`with grown as (
       select * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
         as g (player_id, deposited, wagered, lost, staked)
     ), total as (
       insert into limits.totals as t (player_id, minute, deposited, wagered, lost)
       select player_id, $1::integer, deposited, wagered, lost from grown order by player_id
       on conflict (player_id) do update set minute = greatest(t.minute, excluded.minute),
         deposited = t.deposited + excluded.deposited, wagered = t.wagered + excluded.wagered, lost = t.lost + excluded.lost
       returning t.*
     )
     insert into limits.minutes as m (player_id, minute, deposited, wagered, lost, lost_low)
     select t.player_id, t.minute, t.deposited, t.wagered, t.lost, t.lost - grown.staked
     from total t join grown using (player_id)
     on conflict (player_id, minute) do update set deposited = excluded.deposited, wagered = excluded.wagered,
       lost = excluded.lost, lost_low = least(m.lost_low, excluded.lost_low)`)

/**
 * Adds to the counters and writes their new sums under the minute; one statement for any number of players, each once. A minute earlier than the
 * player's last one (a clock went back) counts as the last one. Only this function locks a row of totals.
 */
export async function growCounters(tx: Tx, minute: number, growths: readonly Growth[]): Promise<void> {
  await tx.query(growSql, [
    minute,
    growths.map(({ playerId }) => playerId),
    growths.map(({ deposited }) => deposited),
    growths.map(({ wagered }) => wagered),
    growths.map(({ wagered, won }) => wagered - won),
    growths.map(({ staked }) => staked),
  ])
}

export interface ReturnedStake {
  readonly playerId: string
  readonly amount: number
  /** The minute in which the stake was taken. */
  readonly minute: number
}

const takeBackSql = prepared(`update limits.minutes m set lost_low = m.lost_low - back.amount,
       wagered = m.wagered - case when m.minute < back.last then back.amount else 0 end,
       lost = m.lost - case when m.minute < back.last then back.amount else 0 end
     from (
       select since.player_id, since.minute, t.minute as last, sum(r.amount)::bigint as amount
       from unnest($1::text[], $2::bigint[], $3::integer[]) as r (player_id, amount, minute)
       join limits.totals t using (player_id)
       join limits.minutes since on since.player_id = r.player_id and since.minute >= r.minute
       group by since.player_id, since.minute, t.minute
     ) as back
     where m.player_id = back.player_id and m.minute = back.minute`)

/**
 * Takes returned stakes out of the sums of the minutes since they were taken. `growCounters`, which has locked the counters, has already
 * updated the totals and the last minute; only the lowest loss of that minute is still to be lowered.
 */
export async function takeBackStakes(tx: Tx, returned: readonly ReturnedStake[]): Promise<void> {
  await tx.query(takeBackSql, [
    returned.map(({ playerId }) => playerId),
    returned.map(({ amount }) => amount),
    returned.map(({ minute }) => minute),
  ])
}

export async function insertReservation(
  tx: Tx,
  { depositId, playerId, amount, at }: { depositId: string; playerId: string; amount: number; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into limits.reservations (deposit_id, player_id, amount, at) values ($1, $2, $3, $4) on conflict do nothing`,
    [depositId, playerId, amount, at.toString()],
  )
}

export async function deleteReservation(
  tx: Tx,
  { playerId, depositId }: { playerId: string; depositId: string },
): Promise<void> {
  await tx.query('delete from limits.reservations where player_id = $1 and deposit_id = $2', [playerId, depositId])
}
