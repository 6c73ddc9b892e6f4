import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { GameSession } from '../domain/admit-bet.ts'

export async function insertGameSession(
  tx: Tx,
  session: Omit<GameSession, 'ended' | 'asked' | 'realitySince'> & { tokenHash: Buffer; site: string; at: string },
): Promise<void> {
  await tx.query(
    `insert into game_wallet.game_sessions (token_hash, player_id, login_session_id, supplier, game_code, site, chips, started_at, asked_since, reality_since)
     select $1::bytea, $2::text, $3::text, $4::text, $5::text, $6::text, $8::text, $7::timestamptz, min(asked_since), coalesce(max(reality_since), $7::timestamptz)
     from game_wallet.game_sessions where player_id = $2::text and login_session_id = $3::text`,
    [
      session.tokenHash,
      session.playerId,
      session.loginSessionId,
      session.supplier,
      session.gameCode,
      session.site,
      session.at,
      session.chips,
    ],
  )
}

const loadSessionsSql =
  prepared(`select token_hash as "tokenHash", player_id as "playerId", login_session_id as "loginSessionId", supplier,
       game_code as "gameCode", site, chips, ended_at is not null as ended, asked_since is not null as asked, reality_since as "realitySince"
     from unnest($1::text[], $2::bytea[]) as asked (player_id, token_hash) join game_wallet.game_sessions using (player_id, token_hash)`)

export interface KnownGameSession extends GameSession {
  readonly site: string
}

/** Game sessions of these players by the hexadecimal hash of their token. */
export async function loadGameSessions(
  executor: Db | Tx,
  asked: readonly { playerId: string; tokenHash: Buffer }[],
): Promise<Map<string, KnownGameSession>> {
  const rows = await executor.query<KnownGameSession & { tokenHash: Buffer }>(loadSessionsSql, [
    asked.map(({ playerId }) => playerId),
    asked.map(({ tokenHash }) => tokenHash),
  ])
  return new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
}

const knownToSupplierSql = prepared(`select supplier, player_id as "playerId"
     from (select distinct * from unnest($1::text[], $2::text[]) as named(supplier, player_id)) as asked
     where exists (select from game_wallet.game_sessions as stored
       where stored.supplier = asked.supplier and stored.player_id = asked.player_id)`)

/** Which of these players have opened a game of that supplier; it gets balances only of these. */
export async function knownToSupplier(
  executor: Db | Tx,
  pairs: readonly { supplier: string; playerId: string }[],
): Promise<{ supplier: string; playerId: string }[]> {
  return executor.query<{ supplier: string; playerId: string }>(knownToSupplierSql, [
    pairs.map((pair) => pair.supplier),
    pairs.map((pair) => pair.playerId),
  ])
}
