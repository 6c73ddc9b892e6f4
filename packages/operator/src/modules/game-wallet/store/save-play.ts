import { prepared, type Tx } from '@andon/platform/sql'
import type { StoredRound, StoredTransaction } from '../domain/stored.ts'
import type { RoundStart } from './round-starts.ts'
import { jsonOf } from './rounds.ts'

/** The changes that a batch of calls makes to the records of play. */
export interface PlayChanges {
  readonly transactions: readonly StoredTransaction[]
  /** Earlier bets whose state is another now. */
  readonly bets: readonly StoredTransaction[]
  readonly rounds: readonly StoredRound[]
  /** Each player and kind at most once. */
  readonly starts: readonly RoundStart[]
}

/** One statement, as each costs as much as several rows; none of its parts sees what another writes. */
const saveSql = prepared(`with added as (
       insert into game_wallet.supplier_transactions (supplier, transaction_id, kind, payload_hash, player_id, round_id, game_code,
         bet_transaction_id, amount, currency, balance, state, split, bonus_id, counted_hundredths, at, owed, jackpots)
       select supplier, transaction_id, kind, payload_hash, player_id, round_id, game_code,
         bet_transaction_id, amount, currency, balance, state, split::jsonb, bonus_id, counted_hundredths, at, owed, jackpots::jsonb
       from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[],
         $10::text[], $11::bigint[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::timestamptz[], $17::bigint[],
         $35::text[])
         as fresh(supplier, transaction_id, kind, payload_hash, player_id, round_id, game_code,
           bet_transaction_id, amount, currency, balance, state, split, bonus_id, counted_hundredths, at, owed, jackpots)),
     bets as (
       update game_wallet.supplier_transactions as stored set state = changed.state
       from unnest($18::text[], $19::text[], $20::text[], $21::text[]) as changed(supplier, player_id, transaction_id, state)
       where stored.supplier = changed.supplier and stored.player_id = changed.player_id and stored.transaction_id = changed.transaction_id),
     starts as (
       insert into game_wallet.round_starts (player_id, kind, started_at, shared_round, shared_opened_at)
       select * from unnest($22::text[], $23::text[], $24::timestamptz[], $39::text[], $40::bigint[])
       on conflict (player_id, kind) do update set started_at = excluded.started_at, shared_round = excluded.shared_round, shared_opened_at = excluded.shared_opened_at)
     insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, closing_bet, opened_at, closed_at,
       site, category, jackpots, finished_by_rules)
     select supplier, player_id, round_id, game_code, currency, state, staked, won, closing_bet, $25::timestamptz,
       case state when 'closed' then $25::timestamptz end, site, category, jackpots::jsonb, finished_by_rules
     from unnest($26::text[], $27::text[], $28::text[], $29::text[], $30::text[], $31::text[], $32::bigint[], $33::bigint[], $34::text[],
       $36::text[], $37::text[], $38::text[], $41::boolean[])
       as changed(supplier, player_id, round_id, game_code, currency, state, staked, won, closing_bet, site, category, jackpots, finished_by_rules)
     on conflict (supplier, player_id, round_id) do update
       set state = excluded.state, staked = excluded.staked, won = excluded.won, closing_bet = excluded.closing_bet,
         closed_at = excluded.closed_at, jackpots = excluded.jackpots, finished_by_rules = excluded.finished_by_rules`)

export async function savePlay(
  tx: Tx,
  { transactions, bets, rounds, starts }: PlayChanges,
  at: Temporal.Instant,
): Promise<void> {
  if (transactions.length + bets.length + rounds.length + starts.length === 0) return
  await tx.query(saveSql, [
    transactions.map((row) => row.supplier),
    transactions.map((row) => row.transactionId),
    transactions.map((row) => row.kind),
    transactions.map((row) => row.payloadHash),
    transactions.map((row) => row.playerId),
    transactions.map((row) => row.roundId),
    transactions.map((row) => row.gameCode),
    transactions.map((row) => row.betTransactionId),
    transactions.map((row) => row.amount),
    transactions.map((row) => row.currency),
    transactions.map((row) => row.balance),
    transactions.map((row) => row.state),
    transactions.map((row) => row.split && JSON.stringify(row.split)),
    transactions.map((row) => row.bonusId),
    transactions.map((row) => row.countedHundredths),
    transactions.map((row) => row.at.toString()),
    transactions.map((row) => row.owed),
    bets.map((bet) => bet.supplier),
    bets.map((bet) => bet.playerId),
    bets.map((bet) => bet.transactionId),
    bets.map((bet) => bet.state),
    starts.map((start) => start.playerId),
    starts.map((start) => start.kind),
    starts.map((start) => start.startedAt.toString()),
    at.toString(),
    rounds.map((round) => round.supplier),
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.roundId),
    rounds.map((round) => round.gameCode),
    rounds.map((round) => round.currency),
    rounds.map((round) => round.state),
    rounds.map((round) => round.staked),
    rounds.map((round) => round.won),
    rounds.map((round) => round.closingBet),
    transactions.map((row) => jsonOf(row.jackpots)),
    rounds.map((round) => round.site),
    rounds.map((round) => round.category),
    rounds.map((round) => jsonOf(round.jackpots)),
    starts.map((start) => start.sharedRound),
    starts.map((start) => start.sharedOpenedAt),
    rounds.map((round) => round.finishedByRules),
  ])
}
