import { type Db, prepared, type Tx } from '@andon/platform/sql'

export interface CountedRound {
  readonly playerId: string
  readonly tournamentId: string
  readonly supplier: string
  readonly roundId: string
  readonly position: number
  readonly gameCode: string
  readonly stake: number
  readonly win: number
  readonly points: number
  readonly stakedAt: Temporal.Instant
}

const saveSql =
  prepared(`insert into tournaments.rounds (player_id, tournament_id, supplier, round_id, position, game_code, stake, win, staked_at, points)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::bigint[], $8::bigint[], $9::timestamptz[], $10::bigint[])
  on conflict (player_id, tournament_id, supplier, round_id) do update set stake = excluded.stake, win = excluded.win, points = excluded.points`)
/** A round that is there gets the new figures and keeps its position. Each round once. */
export async function saveRounds(tx: Tx, rounds: readonly CountedRound[]): Promise<void> {
  await tx.query(saveSql, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ tournamentId }) => tournamentId),
    rounds.map(({ supplier }) => supplier),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ position }) => position),
    rounds.map(({ gameCode }) => gameCode),
    rounds.map(({ stake }) => stake),
    rounds.map(({ win }) => win),
    rounds.map(({ stakedAt }) => stakedAt.toString()),
    rounds.map(({ points }) => points),
  ])
}

const firstSql =
  prepared(`select counted.player_id as "playerId", tournament_id as "tournamentId", supplier, round_id as "roundId", position,
    game_code as "gameCode", stake, win, points, staked_at as "stakedAt"
  from unnest($1::text[], $2::text[], $3::bigint[], $4::int[]) as asked (player, tournament, smallest, most)
  cross join lateral (select * from tournaments.rounds where player_id = player and tournament_id = tournament and stake >= smallest and stake > 0
    order by position, supplier, round_id limit most) as counted`)
/** The first rounds of each of these entries that qualify, in their order. */
export const firstRounds = (
  executor: Db | Tx,
  wanted: readonly { playerId: string; tournamentId: string; minStake: number; most: number }[],
): Promise<CountedRound[]> =>
  executor.query<CountedRound>(firstSql, [
    wanted.map(({ playerId }) => playerId),
    wanted.map(({ tournamentId }) => tournamentId),
    wanted.map(({ minStake }) => minStake),
    wanted.map(({ most }) => most),
  ])

export type RoundName = Pick<CountedRound, 'playerId' | 'tournamentId' | 'supplier' | 'roundId'>

const knownSql =
  prepared(`select player_id as "playerId", tournament_id as "tournamentId", supplier, round_id as "roundId" from tournaments.rounds
  join unnest($1::text[], $2::text[], $3::text[], $4::text[]) as asked (player, tournament, by, round)
    on player_id = player and tournament_id = tournament and supplier = by and round_id = round`)
/** Returns the rounds that are stored. */
export const knownRounds = (tx: Tx, rounds: readonly RoundName[]): Promise<RoundName[]> =>
  tx.query<RoundName>(knownSql, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ tournamentId }) => tournamentId),
    rounds.map(({ supplier }) => supplier),
    rounds.map(({ roundId }) => roundId),
  ])
