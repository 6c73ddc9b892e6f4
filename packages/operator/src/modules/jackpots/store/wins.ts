import type { Currency } from '@andon/money'
import { type Db, prepared, type Tx } from '@andon/platform/sql'

/** A round of a player. */
export interface RoundName {
  readonly playerId: string
  readonly supplier: string
  readonly roundId: string
}

/** The prize that a jackpot has paid to a round, or a great win of the round itself. Minor units. */
export interface Win extends RoundName {
  /** Empty: the round's own win. */
  readonly jackpot: string
  readonly gameCode: string
  readonly currency: Currency
  readonly amount: number
  readonly staked: number
  readonly at: Temporal.Instant
}

const forgetSql =
  prepared(`delete from jackpots.wins using unnest($1::text[], $2::text[], $3::text[]) as round (player_id, supplier, round_id)
     where wins.player_id = round.player_id and wins.supplier = round.supplier and wins.round_id = round.round_id`)
const insertSql =
  prepared(`insert into jackpots.wins (player_id, supplier, round_id, jackpot, game_code, currency, amount, staked, at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::timestamptz[])`)

/** Puts these wins in the place of those of these rounds. */
export async function replaceWins(
  tx: Tx,
  { rounds, wins }: { readonly rounds: readonly RoundName[]; readonly wins: readonly Win[] },
): Promise<void> {
  await tx.query(forgetSql, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ supplier }) => supplier),
    rounds.map(({ roundId }) => roundId),
  ])
  await tx.query(insertSql, [
    wins.map(({ playerId }) => playerId),
    wins.map(({ supplier }) => supplier),
    wins.map(({ roundId }) => roundId),
    wins.map(({ jackpot }) => jackpot),
    wins.map(({ gameCode }) => gameCode),
    wins.map(({ currency }) => currency),
    wins.map(({ amount }) => amount),
    wins.map(({ staked }) => staked),
    wins.map(({ at }) => at.toString()),
  ])
}

/** The player of a win of this round that is shown; null: none is. */
export async function playerOfShownWin(
  executor: Db | Tx,
  { supplier, roundId }: { supplier: string; roundId: string },
): Promise<string | null> {
  const [row] = await executor.query<{ playerId: string }>(
    `select player_id as "playerId" from jackpots.wins join jackpots.consents using (player_id)
     where supplier = $1 and round_id = $2 and wins.at >= consents.at limit 1`,
    [supplier, roundId],
  )
  return row?.playerId ?? null
}

/** The wins of players who agreed to be shown, since they agreed; newest first. */
export async function latestShownWins(executor: Db | Tx, { limit }: { limit: number }): Promise<Win[]> {
  return executor.query<Win>(
    `select player_id as "playerId", supplier, round_id as "roundId", jackpot, game_code as "gameCode", currency, amount, staked, wins.at
     from jackpots.wins join jackpots.consents using (player_id)
     where wins.at >= consents.at order by wins.at desc, amount desc limit $1`,
    [limit],
  )
}
