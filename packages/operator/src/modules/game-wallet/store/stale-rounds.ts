import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { RoundName } from './rounds.ts'

export interface StaleRound extends RoundName {
  readonly gameCode: string
  readonly currency: Currency
  readonly openedAt: Temporal.Instant
}

/**
 * Open casino rounds from before `openedBefore` that are not reported, oldest first; also of suppliers that are no longer registered. Theirs are a
 * sportsbook's if they name the supplier as their game.
 */
export async function staleRounds(
  executor: Db | Tx,
  asked: { casinos: readonly string[]; sportsbooks: readonly string[]; openedBefore: string; limit: number },
): Promise<StaleRound[]> {
  return executor.query<StaleRound>(
    `select supplier, player_id as "playerId", round_id as "roundId", game_code as "gameCode", currency, opened_at as "openedAt"
     from game_wallet.rounds
     where state = 'open' and reported_at is null and supplier <> all($1::text[]) and (supplier = any($4::text[]) or game_code <> supplier)
       and opened_at < $2::timestamptz
     order by opened_at limit $3`,
    [asked.sportsbooks, asked.openedBefore, asked.limit, asked.casinos],
  )
}

/** The round's bets that are not rolled back. */
export async function liveBets(
  executor: Db | Tx,
  { supplier, playerId, roundId }: RoundName,
): Promise<{ transactionId: string; state: 'open' | 'paid' }[]> {
  return executor.query<{ transactionId: string; state: 'open' | 'paid' }>(
    `select transaction_id as "transactionId", state from game_wallet.supplier_transactions
     where supplier = $1 and player_id = $2 and round_id = $3 and kind = 'bet' and state <> 'rolled-back'
     order by transaction_id`,
    [supplier, playerId, roundId],
  )
}

/** An operator handles the round from now on. */
export async function markReported(tx: Tx, { supplier, playerId, roundId }: RoundName, at: string): Promise<void> {
  await tx.query(
    `update game_wallet.rounds set reported_at = $4::timestamptz where supplier = $1 and player_id = $2 and round_id = $3`,
    [supplier, playerId, roundId, at],
  )
}

/** Closes the round if it is open and all its bets were rolled back. */
export async function closeEmptyRound(tx: Tx, { supplier, playerId, roundId }: RoundName, at: string): Promise<void> {
  await tx.query(
    `update game_wallet.rounds as round set state = 'closed', closed_at = $4::timestamptz
     where supplier = $1 and player_id = $2 and round_id = $3 and state = 'open' and not exists (
       select from game_wallet.supplier_transactions as stored
       where stored.supplier = $1 and stored.player_id = $2 and stored.round_id = $3 and stored.kind = 'bet'
         and stored.state <> 'rolled-back')`,
    [supplier, playerId, roundId, at],
  )
}
