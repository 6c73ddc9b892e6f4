import { playerOf } from '@andon/platform/ids'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { StoredTransaction } from '../domain/stored.ts'
import type { RoundName } from './rounds.ts'

export interface TransactionName {
  readonly supplier: string
  readonly playerId: string
  readonly transactionId: string
}

const fields = `stored.supplier, stored.transaction_id as "transactionId", kind, payload_hash as "payloadHash", stored.player_id as "playerId",
       stored.round_id as "roundId", game_code as "gameCode", bet_transaction_id as "betTransactionId", amount, currency, balance,
       state, split, bonus_id as "bonusId", counted_hundredths as "countedHundredths", owed, coalesce(jackpots, '[]') as jackpots, at`

/** A lateral subquery, so that its plan, which stays while the table grows, goes to the key of each. */
const loadSql = prepared(`select ${fields}
     from (select distinct * from unnest($1::text[], $2::text[], $3::text[]) as named(supplier, player_id, transaction_id)) as wanted
     cross join lateral (select * from game_wallet.supplier_transactions as known
       where known.player_id = wanted.player_id and known.supplier = wanted.supplier and known.transaction_id = wanted.transaction_id
       limit 1) as stored`)

export async function loadTransactions(
  executor: Db | Tx,
  wanted: readonly TransactionName[],
): Promise<StoredTransaction[]> {
  return executor.query<StoredTransaction>(loadSql, [
    wanted.map((name) => name.supplier),
    wanted.map((name) => name.playerId),
    wanted.map((name) => name.transactionId),
  ])
}

/** Not prepared, because a plan from when the table was small would scan the whole table later. */
const loadBetsSql = `select ${fields}
     from (select distinct * from unnest($1::text[], $2::text[], $3::text[]) as named(supplier, player_id, round_id)) as wanted
     join game_wallet.supplier_transactions as stored using (supplier, player_id, round_id)
     where kind = 'bet'`

export async function loadBetsOfRounds(executor: Db | Tx, rounds: readonly RoundName[]): Promise<StoredTransaction[]> {
  return executor.query<StoredTransaction>(loadBetsSql, [
    rounds.map((round) => round.supplier),
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.roundId),
  ])
}

/** Which of these bonuses have money in an open round. */
export async function bonusesAtStake(executor: Db | Tx, bonusIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ bonusId: string }>(
    `select distinct bet.bonus_id as "bonusId" from unnest($1::text[], $2::text[]) as asked (player_id, bonus_id)
     cross join lateral (select * from game_wallet.supplier_transactions as stored
       where stored.player_id = asked.player_id and stored.bonus_id = asked.bonus_id offset 0) as bet
     join game_wallet.rounds as round on round.player_id = bet.player_id and round.supplier = bet.supplier and round.round_id = bet.round_id
     where bet.state <> 'rolled-back' and round.state = 'open'`,
    [bonusIds.map(playerOf), bonusIds],
  )
  return new Set(rows.map(({ bonusId }) => bonusId))
}
