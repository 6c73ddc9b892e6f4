import type { PlayDetails } from '@andon/contract/play-details'
import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'

export interface StakedGame {
  readonly gameCode: string
  readonly supplier: string
}

/** A round's position in its player's history. Times can be equal; round ids are unique for a game. */
export interface RoundPlace {
  readonly openedAt: Temporal.Instant
  readonly roundId: string
  readonly gameCode: string
}

export interface RoundRow extends RoundPlace {
  readonly supplier: string
  readonly currency: Currency
  readonly state: 'open' | 'closed'
  readonly staked: number
  /** Without what jackpots paid. */
  readonly won: number
  /** The prizes that jackpots paid. */
  readonly jackpot: number
  readonly closedAt: Temporal.Instant | null
  /** The player did not act in time, and the supplier finished it as the game's rules say. */
  readonly finishedByRules: boolean
}

export interface MovementRow {
  readonly supplier: string
  readonly roundId: string
  readonly transactionId: string
  readonly kind: 'bet' | 'win' | 'rollback' | 'adjust'
  readonly amount: number
  /** The prizes that jackpots paid with the movement, beside `amount`; below zero: taken back. */
  readonly jackpot: number
  readonly balance: number
  readonly at: Temporal.Instant
}

/** A player's rounds of one game in one currency, added up. */
export interface PlayedGame {
  readonly gameCode: string
  readonly currency: Currency
  readonly rounds: number
  readonly staked: number
  readonly won: number
  readonly lastAt: Temporal.Instant
}

/** The sum of the prizes in a row's column `jackpots`. */
const jackpotSum = `coalesce((select sum((prize->>'amount')::bigint) from jsonb_array_elements(jackpots) as prize), 0)::bigint`

/** Rounds that took a stake, with what jackpots paid to them, by game, from `since` on; the game with the latest round first. Reads all of these rounds: ask for a month, not for years. */
export async function playedGames(
  executor: Db | Tx,
  { playerId, since }: { readonly playerId: string; readonly since: Temporal.Instant },
): Promise<PlayedGame[]> {
  return executor.query<PlayedGame>(
    `select game_code as "gameCode", currency, count(*) as rounds, sum(staked)::bigint as staked, sum(won + ${jackpotSum})::bigint as won, max(opened_at) as "lastAt"
     from game_wallet.rounds where player_id = $1 and opened_at >= $2 and staked > 0
     group by game_code, currency order by "lastAt" desc, game_code limit ${mostGames}`,
    [playerId, since.toString()],
  )
}

const mostGames = 2000
const mostMovements = 200

/** Every game of which the player has a round, by code. Skips from game to game in the index instead of reading all rounds. */
export async function stakedGames(executor: Db | Tx, playerId: string): Promise<StakedGame[]> {
  return executor.query<StakedGame>(stakedGamesSql, [playerId])
}

export const stakedGamesSql = `
  with recursive first_round (game_code, supplier) as (
    (select game_code, supplier from game_wallet.rounds where player_id = $1 order by game_code limit 1)
    union all
    select next.game_code, next.supplier from first_round cross join lateral (
      select game_code, supplier from game_wallet.rounds
      where player_id = $1 and game_code > first_round.game_code order by game_code limit 1) as next)
  select game_code as "gameCode", supplier from first_round order by game_code limit ${mostGames}`

export interface WantedRounds {
  readonly playerId: string
  readonly gameCodes: readonly string[]
  readonly since: Temporal.Instant
  /** Only older rounds than this. */
  readonly before?: RoundPlace | undefined
  readonly limit: number
}

export async function roundsOf(executor: Db | Tx, wanted: WantedRounds): Promise<RoundRow[]> {
  const { playerId, gameCodes, since, before, limit } = wanted
  return executor.query<RoundRow>(roundsSql, [
    playerId,
    gameCodes,
    since.toString(),
    before?.openedAt.toString() ?? 'infinity',
    before?.roundId ?? '',
    before?.gameCode ?? '',
    limit,
  ])
}

/** The columns of a row named `round`. */
export const roundFields = `round.supplier, round.round_id as "roundId", round.game_code as "gameCode", round.currency, round.state, round.staked, round.won, ${jackpotSum} as jackpot,
    round.opened_at as "openedAt", round.closed_at as "closedAt", round.finished_by_rules as "finishedByRules"`

/** Reads each game's rounds up to the limit. */
export const roundsSql = `
  select ${roundFields}
  from unnest($2::text[]) as wanted (game_code)
  cross join lateral (
    select * from game_wallet.rounds
    where player_id = $1 and game_code = wanted.game_code and opened_at >= $3::timestamptz
      and opened_at <= $4::timestamptz and (opened_at, round_id, game_code) < ($4::timestamptz, $5, $6)
    order by opened_at desc, round_id desc
    limit $7) as round
  order by round.opened_at desc, round.round_id desc, round.game_code desc
  limit $7`

/** Movements of these rounds, in order, without acknowledged repeated rollbacks. */
export async function movementsOf(
  executor: Db | Tx,
  playerId: string,
  rounds: readonly Pick<RoundRow, 'supplier' | 'roundId'>[],
): Promise<MovementRow[]> {
  return executor.query<MovementRow>(
    `select moved.supplier, moved.round_id as "roundId", moved.transaction_id as "transactionId", moved.kind, moved.amount, moved.balance, moved.at, ${jackpotSum} as jackpot
     from unnest($2::text[], $3::text[]) as wanted (supplier, round_id)
     cross join lateral (
       select *, array_position(array['bet', 'win', 'rollback', 'adjust'], kind) as turn
       from game_wallet.supplier_transactions as stored
       where stored.supplier = wanted.supplier and stored.player_id = $1 and stored.round_id = wanted.round_id
         and (kind in ('bet', 'win') or kind in ('rollback', 'adjust') and (amount <> 0 or jackpots is not null))
       order by at, turn, transaction_id limit ${mostMovements}) as moved
     order by moved.supplier, moved.round_id, moved.at, moved.turn, moved.transaction_id`,
    [playerId, rounds.map((round) => round.supplier), rounds.map((round) => round.roundId)],
  )
}

/** The latest details that suppliers sent of these rounds. */
export async function detailsOf(
  executor: Db | Tx,
  playerId: string,
  rounds: readonly Pick<RoundRow, 'supplier' | 'roundId'>[],
): Promise<{ supplier: string; roundId: string; details: PlayDetails }[]> {
  return executor.query(
    `select distinct on (said.supplier, said.round_id) said.supplier, said.round_id as "roundId", said.details
     from game_wallet.play_details as said
     join game_wallet.supplier_transactions as stored using (supplier, player_id, transaction_id)
     join unnest($2::text[], $3::text[]) as wanted (supplier, round_id) on (said.supplier, said.round_id) = (wanted.supplier, wanted.round_id)
     where said.player_id = $1 and said.details is not null
     order by said.supplier, said.round_id, stored.at desc, said.transaction_id desc`,
    [playerId, rounds.map((round) => round.supplier), rounds.map((round) => round.roundId)],
  )
}
