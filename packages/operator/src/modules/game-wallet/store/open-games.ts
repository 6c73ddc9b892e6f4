import type { Tx } from '@andon/platform/sql'

export interface OpenGameSession {
  readonly tokenHash: Buffer
  readonly loginSessionId: string
  /** A round of the game that started after the session is open. */
  readonly inRound: boolean
}

/** A player's open game sessions at these suppliers, oldest first. */
export async function openGameSessions(
  tx: Tx,
  { playerId, suppliers, since }: { playerId: string; suppliers: readonly string[]; since: Temporal.Instant },
): Promise<OpenGameSession[]> {
  return tx.query<OpenGameSession>(
    `select token_hash as "tokenHash", login_session_id as "loginSessionId", exists (
         select from game_wallet.rounds as round
         where round.player_id = session.player_id and round.game_code = session.game_code
           and round.opened_at >= session.started_at and round.state = 'open' and round.supplier = session.supplier) as "inRound"
     from game_wallet.game_sessions as session
     where player_id = $1 and ended_at is null and started_at > $3::timestamptz and supplier = any($2::text[])
     order by started_at, token_hash`,
    [playerId, suppliers, since.toString()],
  )
}

export async function endGameSessions(
  tx: Tx,
  { playerId, hashes, at }: { playerId: string; hashes: readonly Buffer[]; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    'update game_wallet.game_sessions set ended_at = $3::timestamptz where player_id = $1 and token_hash = any($2::bytea[])',
    [playerId, hashes, at.toString()],
  )
}
