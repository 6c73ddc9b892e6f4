import type { LimitSource, LimitType, MoneyLimitType } from '@andon/contract/player-api/limits-fields'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Usage } from '../domain/admit-amounts.ts'
import { minutesADay } from '../domain/minutes.ts'

/** A limit without a row: the operator's or the law's. */
export interface GivenBound {
  readonly playerId: string
  readonly source: LimitSource
  readonly limitType: LimitType
  readonly days: number
  readonly value: number
}

export interface Measured extends Usage {
  /** Only for a player's own limit. */
  readonly limitId: string | null
  /** Deposits that are not paid yet: part of what is used of a deposit limit, 0 for the others. */
  readonly waiting: number
}

const measureSql = prepared(`with bound as (
       select id, player_id, 'player' as source, limit_type, days, value
       from unnest($1::text[]) as asked (player) cross join lateral (select * from limits.limits as own where own.player_id = asked.player offset 0) as own
       where limit_type = any($2) and removed_at is null
       union all
       select null, * from unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::bigint[])
     )
     select bound.id as "limitId", bound.player_id as "playerId", bound.source, bound.limit_type as "limitType", bound.days, bound.value,
       coalesce(case bound.limit_type when 'deposit' then t.deposited when 'wager' then t.wagered else t.lost end, 0)
         + unpaid.amount as total, unpaid.amount as waiting,
       case bound.limit_type when 'deposit' then coalesce(past.deposited, 0) when 'wager' then coalesce(past.wagered, 0)
         else least(coalesce(past.lost, 0), edge.lost_low) end as base
     from bound left join limits.totals t on t.player_id = bound.player_id
     cross join lateral (
       select coalesce(sum(r.amount), 0)::bigint as amount from limits.reservations r
       where bound.limit_type = 'deposit' and r.player_id = bound.player_id) unpaid
     left join lateral (
       select m.deposited, m.wagered, m.lost from limits.minutes m
       where m.player_id = bound.player_id and m.minute < $8::integer - bound.days * ${minutesADay}
       order by m.minute desc limit 1) past on true
     left join limits.minutes edge on edge.player_id = bound.player_id and edge.minute = $8::integer - bound.days * ${minutesADay}
     order by bound.player_id, bound.limit_type, bound.days`)

/**
 * Every limit of these types for these players, their own and the given ones, with the amount used in its window. The minute in which the window
 * begins counts as a whole, for a loss from its lowest value: rounded by less than a minute, never in the player's favour.
 */
export async function measure(
  executor: Db | Tx,
  {
    playerIds,
    types,
    given,
    minute,
  }: { playerIds: readonly string[]; types: readonly MoneyLimitType[]; given: readonly GivenBound[]; minute: number },
): Promise<Measured[]> {
  const rows = await executor.query<Omit<Measured, 'used'> & { base: number }>(measureSql, [
    playerIds,
    types,
    given.map(({ playerId }) => playerId),
    given.map(({ source }) => source),
    given.map(({ limitType }) => limitType),
    given.map(({ days }) => days),
    given.map(({ value }) => value),
    minute,
  ])
  return rows.map(({ base, ...row }) => ({ ...row, used: row.total - base }))
}

export interface RoomAsked {
  readonly playerId: string
  readonly limitType: LimitType
  readonly days: number
  /** The total that must have left the window. */
  readonly base: number
}

/** For each question: the first minute at whose end enough has left the window; null if the total is too small. */
export async function firstMinutesPast(
  executor: Db | Tx,
  asked: readonly RoomAsked[],
  minute: number,
): Promise<(number | null)[]> {
  const rows = await executor.query<{ minute: number | null }>(
    `select found.minute from unnest($1::text[], $2::text[], $3::integer[], $4::bigint[])
       with ordinality as a (player_id, limit_type, days, base, place)
     left join lateral (
       select m.minute from limits.minutes m
       left join limits.minutes next on next.player_id = m.player_id and next.minute = m.minute + 1
       where m.player_id = a.player_id and m.minute >= $5::integer - a.days * ${minutesADay} and a.base <=
         case a.limit_type when 'deposit' then m.deposited when 'wager' then m.wagered else least(m.lost, next.lost_low) end
       order by m.minute limit 1) found on true
     order by a.place`,
    [
      asked.map(({ playerId }) => playerId),
      asked.map(({ limitType }) => limitType),
      asked.map(({ days }) => days),
      asked.map(({ base }) => base),
      minute,
    ],
  )
  return rows.map((row) => row.minute)
}
