import type { Db, Tx } from '@andon/platform/sql'

/** Totals since registration, in minor units. */
export interface Sums {
  readonly deposited: number
  readonly wagered: number
  readonly lost: number
}

/** The player's totals before each of these minutes. */
export function sumsBefore(executor: Db | Tx, playerId: string, minutes: readonly number[]): Promise<Sums[]> {
  return executor.query<Sums>(
    `select coalesce(past.deposited, 0) as deposited, coalesce(past.wagered, 0) as wagered, coalesce(past.lost, 0) as lost
     from unnest($2::integer[]) with ordinality as edge (minute, place)
     left join lateral (
       select deposited, wagered, lost from limits.minutes m
       where m.player_id = $1 and m.minute < edge.minute order by m.minute desc limit 1) past on true
     order by edge.place`,
    [playerId, minutes],
  )
}
