import type { CycleKind } from '@andon/contract/games/rules'
import { prepared, type Tx } from '@andon/platform/sql'

/** When a player last started a round of a kind of game. */
export interface RoundStart {
  readonly playerId: string
  readonly kind: CycleKind
  readonly startedAt: Temporal.Instant
  /** The round of a table that it was a bet on, with its supplier; null for a round of the player alone. */
  readonly sharedRound: string | null
  /** When its table opened that round, in milliseconds since 1970 by the supplier's clock; null where it did not say. */
  readonly sharedOpenedAt: number | null
}

const loadSql =
  prepared(`select stored.player_id as "playerId", stored.kind, stored.started_at as "startedAt", stored.shared_round as "sharedRound",
       stored.shared_opened_at as "sharedOpenedAt"
     from (select distinct * from unnest($1::text[]) as named(player_id)) as asked
     cross join lateral (select * from game_wallet.round_starts as known where known.player_id = asked.player_id offset 0) as stored`)

/** The starts of every kind of round that these players have started. */
export async function loadRoundStarts(tx: Tx, playerIds: readonly string[]): Promise<RoundStart[]> {
  return tx.query<RoundStart>(loadSql, [playerIds])
}
