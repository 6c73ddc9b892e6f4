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
       closing_bet as "closingBet", finished_by_rules as "finishedByRules", site, category, opened_at as "openedAt", coalesce(jackpots, '[]') as jackpots
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

/** Null for none. */
export const jsonOf = (prizes: readonly JackpotPrize[]) => (prizes.length === 0 ? null : JSON.stringify(prizes))
