import type { Currency } from '@andon/money'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { RoundName } from './wins.ts'

/** The rounds that a game's return is about. */
export const lastRounds = 1000

export interface Game {
  readonly gameCode: string
  readonly currency: Currency
}

/** A settled round; minor units. */
export interface PlayedRound extends RoundName, Game {
  readonly stake: number
  readonly win: number
}

/** Sums over the last rounds of a game that staked something; minor units. */
export interface Return extends Game {
  readonly rounds: number
  readonly staked: number
  readonly won: number
}

const correctSql = prepared(`update jackpots.return_rounds as kept set stake = now.stake, win = now.win
     from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[]) as now (player_id, supplier, round_id, stake, win)
     where kept.player_id = now.player_id and kept.supplier = now.supplier and kept.round_id = now.round_id
     returning kept.player_id as "playerId", kept.supplier, kept.round_id as "roundId"`)

/** Gives rounds that are kept their new figures, and returns which they are. */
export async function correctRounds(tx: Tx, rounds: readonly PlayedRound[]): Promise<RoundName[]> {
  return tx.query<RoundName>(correctSql, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ supplier }) => supplier),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ stake }) => stake),
    rounds.map(({ win }) => win),
  ])
}

const takeSql = prepared(`insert into jackpots.returns as kept (game_code, currency, ever)
     select * from unnest($1::text[], $2::text[], $3::int[]) order by 1, 2
     on conflict (game_code, currency) do update set ever = kept.ever + excluded.ever
     returning game_code as "gameCode", currency, ever::int8 as ever`)

/** Counts so many more rounds of each game, and returns how many there have been with them. */
export async function countRounds(
  tx: Tx,
  games: readonly (Game & { readonly count: number })[],
): Promise<(Game & { readonly ever: number })[]> {
  return tx.query<Game & { ever: number }>(takeSql, [
    games.map(({ gameCode }) => gameCode),
    games.map(({ currency }) => currency),
    games.map(({ count }) => count),
  ])
}

const keepSql =
  prepared(`insert into jackpots.return_rounds (game_code, currency, slot, player_id, supplier, round_id, stake, win)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
     on conflict (game_code, currency, slot) do update set player_id = excluded.player_id, supplier = excluded.supplier,
       round_id = excluded.round_id, stake = excluded.stake, win = excluded.win`)

/** Each replaces the round that had its slot. */
export async function keepRounds(tx: Tx, rounds: readonly (PlayedRound & { readonly slot: number })[]): Promise<void> {
  await tx.query(keepSql, [
    rounds.map(({ gameCode }) => gameCode),
    rounds.map(({ currency }) => currency),
    rounds.map(({ slot }) => slot),
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ supplier }) => supplier),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ stake }) => stake),
    rounds.map(({ win }) => win),
  ])
}

const sumSql = prepared(`update jackpots.returns as kept set rounds = sums.rounds, staked = sums.staked, won = sums.won
     from (select game_code, currency, count(*)::int as rounds, sum(stake)::bigint as staked, sum(win)::bigint as won
       from unnest($1::text[], $2::text[]) as game (game_code, currency) join jackpots.return_rounds using (game_code, currency)
       group by game_code, currency) as sums
     where kept.game_code = sums.game_code and kept.currency = sums.currency`)

export async function sumRounds(tx: Tx, games: readonly Game[]): Promise<void> {
  await tx.query(sumSql, [games.map(({ gameCode }) => gameCode), games.map(({ currency }) => currency)])
}

export async function returnsOf(executor: Db | Tx, gameCodes: readonly string[]): Promise<Return[]> {
  return executor.query<Return>(
    `select game_code as "gameCode", currency, rounds, staked, won from jackpots.returns where game_code = any($1::text[]) and rounds > 0`,
    [gameCodes],
  )
}
