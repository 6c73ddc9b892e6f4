import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Play } from '../domain/progress.ts'

export type Product = 'casino' | 'sports'

export interface CountedRound {
  readonly playerId: string
  readonly supplier: string
  readonly roundId: string
  readonly position: number
  readonly product: Product
  readonly category: string
  readonly gameCode: string
  readonly stake: number
  readonly stakedAt: Temporal.Instant
}

const saveSql =
  prepared(`insert into missions.rounds as kept (player_id, supplier, round_id, position, product, category, game_code, stake, staked_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::timestamptz[])
     on conflict (player_id, supplier, round_id) do update set position = excluded.position, stake = excluded.stake
     where kept.position < excluded.position`)

/** Each round once. The figures of the highest position stay, in whatever order they come. */
export async function saveRounds(tx: Tx, rounds: readonly CountedRound[]): Promise<void> {
  await tx.query(saveSql, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ supplier }) => supplier),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ position }) => position),
    rounds.map(({ product }) => product),
    rounds.map(({ category }) => category),
    rounds.map(({ gameCode }) => gameCode),
    rounds.map(({ stake }) => stake),
    rounds.map(({ stakedAt }) => stakedAt.toString()),
  ])
}

interface Wanted {
  readonly playerId: string
  readonly product: Product
  /** For averages. */
  readonly daysSince: Temporal.Instant
  /** For games and breaks. */
  readonly since: Temporal.Instant
  /** Shorter pauses do not count. */
  readonly pauseMinutes: number
}

export async function playOf(executor: Db | Tx, wanted: Wanted): Promise<Play> {
  const { playerId, product, daysSince, since, pauseMinutes } = wanted
  const days = await executor.query<{ day: string; rounds: number; staked: number }>(
    `select to_char(staked_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as rounds, sum(stake)::bigint as staked
     from missions.rounds where player_id = $1 and product = $2 and staked_at >= $3 and stake > 0 group by 1`,
    [playerId, product, daysSince.toString()],
  )
  const games = await executor.query<{ day: string; gameCode: string; category: string; leastStake: number }>(
    `select to_char(staked_at at time zone 'UTC', 'YYYY-MM-DD') as day, game_code as "gameCode", category, min(stake) as "leastStake"
     from missions.rounds where player_id = $1 and product = $2 and staked_at >= $3 and stake > 0 group by 1, 2, 3`,
    [playerId, product, since.toString()],
  )
  const pauses = await executor.query<{ from: Temporal.Instant; until: Temporal.Instant | null }>(
    `select staked_at as "from", following as "until"
     from (select staked_at, lead(staked_at) over (order by staked_at) as following
       from missions.rounds where player_id = $1 and product = $2 and staked_at >= $3 and stake > 0) as rounds
     where following is null or following >= staked_at + make_interval(mins => $4::int)`,
    [playerId, product, since.toString(), pauseMinutes],
  )
  return { days, games, pauses }
}

/** When the last round began; null: there is none. */
export async function lastStakedAt(executor: Db | Tx, playerId: string): Promise<Temporal.Instant | null> {
  const [row] = await executor.query<{ at: Temporal.Instant | null }>(
    'select max(staked_at) as at from missions.rounds where player_id = $1 and stake > 0',
    [playerId],
  )
  return row?.at ?? null
}

/** Deletes rounds that no period or average needs any longer. */
export async function forgetRounds(executor: Db | Tx, before: Temporal.Instant): Promise<void> {
  await executor.query('delete from missions.rounds where staked_at < $1', [before.toString()])
}
