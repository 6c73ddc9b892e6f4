import type { JackpotPrize } from '@andon/contract/wallet-api'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { StoredRound } from '../domain/stored.ts'

export interface RoundName {
  readonly supplier: string
  readonly playerId: string
  readonly roundId: string
}

/** A lateral subquery, so that its plan, which stays while the table grows, goes to the key of each. */
const loadSql =
  prepared(`select stored.supplier, stored.player_id as "playerId", stored.round_id as "roundId", game_code as "gameCode", currency, state, staked, won,
       closing_bet as "closingBet", site, category, coalesce(jackpots, '[]') as jackpots
     from (select distinct * from unnest($1::text[], $2::text[], $3::text[]) as named(supplier, player_id, round_id)) as wanted
     cross join lateral (select * from game_wallet.rounds as known
       where known.player_id = wanted.player_id and known.supplier = wanted.supplier and known.round_id = wanted.round_id limit 1) as stored`)

export async function loadRounds(executor: Db | Tx, wanted: readonly RoundName[]): Promise<StoredRound[]> {
  return executor.query<StoredRound>(loadSql, [
    wanted.map((name) => name.supplier),
    wanted.map((name) => name.playerId),
    wanted.map((name) => name.roundId),
  ])
}

const saveSql =
  prepared(`insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, closing_bet, opened_at, closed_at, site, category, jackpots)
     select supplier, player_id, round_id, game_code, currency, state, staked, won, closing_bet, $9::timestamptz,
       case state when 'closed' then $9::timestamptz end, site, category, jackpots::jsonb
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $10::text[],
       $11::text[], $12::text[], $13::text[])
       as changed(supplier, player_id, round_id, game_code, currency, state, staked, won, closing_bet, site, category, jackpots)
     on conflict (supplier, player_id, round_id) do update
       set state = excluded.state, staked = excluded.staked, won = excluded.won, closing_bet = excluded.closing_bet,
         closed_at = excluded.closed_at, jackpots = excluded.jackpots`)

/** Null for none. */
export const jsonOf = (prizes: readonly JackpotPrize[]) => (prizes.length === 0 ? null : JSON.stringify(prizes))

export async function saveRounds(tx: Tx, rounds: readonly StoredRound[], at: string): Promise<void> {
  await tx.query(saveSql, [
    rounds.map((round) => round.supplier),
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.roundId),
    rounds.map((round) => round.gameCode),
    rounds.map((round) => round.currency),
    rounds.map((round) => round.state),
    rounds.map((round) => round.staked),
    rounds.map((round) => round.won),
    at,
    rounds.map((round) => round.closingBet),
    rounds.map((round) => round.site),
    rounds.map((round) => round.category),
    rounds.map((round) => jsonOf(round.jackpots)),
  ])
}
