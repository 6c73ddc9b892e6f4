import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { StoredTransaction } from '../domain/stored.ts'
import type { RoundName } from './rounds.ts'

export interface TransactionName {
  readonly supplier: string
  readonly transactionId: string
}

const fields = `supplier, transaction_id as "transactionId", kind, payload_hash as "payloadHash", player_id as "playerId",
       round_id as "roundId", game_code as "gameCode", bet_transaction_id as "betTransactionId", amount, currency, balance,
       state, split, bonus_id as "bonusId", counted_hundredths as "countedHundredths", at`

/** Not prepared, because a plan from when the table was small would scan the whole table later. */
const loadSql = `select ${fields}
     from (select distinct * from unnest($1::text[], $2::text[]) as named(supplier, transaction_id)) as wanted
     join catalogue.supplier_transactions using (supplier, transaction_id)`

export async function loadTransactions(
  executor: Db | Tx,
  wanted: readonly TransactionName[],
): Promise<StoredTransaction[]> {
  return executor.query<StoredTransaction>(loadSql, [
    wanted.map((name) => name.supplier),
    wanted.map((name) => name.transactionId),
  ])
}

/** Not prepared, like the one above. */
const loadBetsSql = `select ${fields}
     from (select distinct * from unnest($1::text[], $2::text[], $3::text[]) as named(supplier, player_id, round_id)) as wanted
     join catalogue.supplier_transactions using (supplier, player_id, round_id)
     where kind = 'bet'`

export async function loadBetsOfRounds(executor: Db | Tx, rounds: readonly RoundName[]): Promise<StoredTransaction[]> {
  return executor.query<StoredTransaction>(loadBetsSql, [
    rounds.map((round) => round.supplier),
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.roundId),
  ])
}

const insertSql =
  prepared(`insert into catalogue.supplier_transactions (supplier, transaction_id, kind, payload_hash, player_id, round_id, game_code,
       bet_transaction_id, amount, currency, balance, state, split, bonus_id, counted_hundredths, at)
     select supplier, transaction_id, kind, payload_hash, player_id, round_id, game_code,
       bet_transaction_id, amount, currency, balance, state, split::jsonb, bonus_id, counted_hundredths, at
     from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[],
       $10::text[], $11::bigint[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::timestamptz[])
       as fresh(supplier, transaction_id, kind, payload_hash, player_id, round_id, game_code,
         bet_transaction_id, amount, currency, balance, state, split, bonus_id, counted_hundredths, at)`)

export async function insertTransactions(tx: Tx, rows: readonly StoredTransaction[]): Promise<void> {
  await tx.query(insertSql, [
    rows.map((row) => row.supplier),
    rows.map((row) => row.transactionId),
    rows.map((row) => row.kind),
    rows.map((row) => row.payloadHash),
    rows.map((row) => row.playerId),
    rows.map((row) => row.roundId),
    rows.map((row) => row.gameCode),
    rows.map((row) => row.betTransactionId),
    rows.map((row) => row.amount),
    rows.map((row) => row.currency),
    rows.map((row) => row.balance),
    rows.map((row) => row.state),
    rows.map((row) => row.split && JSON.stringify(row.split)),
    rows.map((row) => row.bonusId),
    rows.map((row) => row.countedHundredths),
    rows.map((row) => row.at.toString()),
  ])
}

const updateStatesSql = prepared(`update catalogue.supplier_transactions as stored set state = changed.state
     from unnest($1::text[], $2::text[], $3::text[]) as changed(supplier, transaction_id, state)
     where stored.supplier = changed.supplier and stored.transaction_id = changed.transaction_id`)

export async function updateBetStates(tx: Tx, bets: readonly StoredTransaction[]): Promise<void> {
  await tx.query(updateStatesSql, [
    bets.map((bet) => bet.supplier),
    bets.map((bet) => bet.transactionId),
    bets.map((bet) => bet.state),
  ])
}

/** Which of these bonuses have money in an open round. */
export async function bonusesAtStake(executor: Db | Tx, bonusIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ bonusId: string }>(
    `select distinct bet.bonus_id as "bonusId" from catalogue.supplier_transactions as bet
     join catalogue.rounds as round using (supplier, player_id, round_id)
     where bet.bonus_id = any($1::text[]) and bet.state <> 'rolled-back' and round.state = 'open'`,
    [bonusIds],
  )
  return new Set(rows.map(({ bonusId }) => bonusId))
}
