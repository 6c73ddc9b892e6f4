import { type Db, prepared, type Tx } from '@andon/platform/sql'

export interface PlayedDay {
  readonly playerId: string
  readonly gameCode: string
  /** In UTC, `YYYY-MM-DD`. */
  readonly day: string
}

const daysSql = prepared(`insert into loyalty.days (player_id, day) select * from unnest($1::text[], $2::date[])
  on conflict do nothing returning player_id as "playerId"`)
const titlesSql = prepared(`insert into loyalty.titles as kept (player_id, game_code, day)
  select player_id, game_code, min(day) from unnest($1::text[], $2::text[], $3::date[]) as played (player_id, game_code, day) group by 1, 2
  on conflict (player_id, game_code) do update set day = excluded.day where excluded.day < kept.day returning player_id as "playerId"`)

/** Keeps the days and the games; returns the players to whom one of them is new. What comes again changes nothing. */
export async function savePlay(tx: Tx, play: readonly PlayedDay[]): Promise<string[]> {
  const players = play.map(({ playerId }) => playerId)
  const days = play.map(({ day }) => day)
  const withDay = await tx.query<{ playerId: string }>(daysSql, [players, days])
  const withTitle = await tx.query<{ playerId: string }>(titlesSql, [
    players,
    play.map(({ gameCode }) => gameCode),
    days,
  ])
  return [...new Set([...withDay, ...withTitle].map(({ playerId }) => playerId))]
}

const pointsSql = prepared(`select player_id as "playerId", sum(points)::int as points from (
    select player_id, least(count(*), $2::int) as points from loyalty.days
    where player_id = any($1::text[]) group by player_id, date_trunc('week', day::timestamp)
    union all
    select player_id, least(count(*), $3::int) as points from loyalty.titles
    where player_id = any($1::text[]) group by player_id, date_trunc('week', day::timestamp)) as weeks
  group by player_id`)

interface Counted {
  readonly daysAWeek: number
  readonly titlesAWeek: number
}

/** Counts the points of players; those without any are missing. */
export async function pointsOf(
  executor: Db | Tx,
  playerIds: readonly string[],
  { daysAWeek, titlesAWeek }: Counted,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor.query<{ playerId: string; points: number }>(pointsSql, [
    playerIds,
    daysAWeek,
    titlesAWeek,
  ])
  return new Map(rows.map(({ playerId, points }) => [playerId, points]))
}

/** Since a day: how many days of play, and the games that were new, oldest first. */
export async function playSince(executor: Db | Tx, { playerId, day }: { playerId: string; day: string }) {
  const days = await executor.query<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from loyalty.days where player_id = $1 and day >= $2::date`,
    [playerId, day],
  )
  const titles = await executor.query<{ gameCode: string; day: string }>(
    `select game_code as "gameCode", to_char(day, 'YYYY-MM-DD') as day from loyalty.titles
     where player_id = $1 and day >= $2::date order by loyalty.titles.day, game_code`,
    [playerId, day],
  )
  return { days: days.map((one) => one.day), titles }
}
