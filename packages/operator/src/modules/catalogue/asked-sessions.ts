import { playerOf } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import { gameSessionLock, lockNames, loginSessionLock } from './lock-names.ts'

/**
 * Marks the game sessions of a login as waiting for the answer to a reality check, or, with `since` null, as answered. The wallet reads the mark of the
 * session that a bet names, in the transaction of the bet. The sessions are locked first: once the mark is committed, every bet before it is, too, and no
 * later one is decided without it. A question that is open already keeps its time.
 */
export async function setAsked(
  tx: Tx,
  { loginSessionId, since }: { loginSessionId: string; since: string | null },
): Promise<void> {
  await lockNames(tx, [loginSessionLock(loginSessionId)])
  const sessions = await tx.query<{ tokenHash: Buffer }>(
    'select token_hash as "tokenHash" from catalogue.game_sessions where player_id = $1 and login_session_id = $2',
    [playerOf(loginSessionId), loginSessionId],
  )
  await lockNames(
    tx,
    sessions.map(({ tokenHash }) => gameSessionLock(tokenHash)),
  )
  await tx.query(
    `update catalogue.game_sessions set asked_since = $3::timestamptz
     where player_id = $1 and login_session_id = $2 and (asked_since is null) <> ($3::timestamptz is null)`,
    [playerOf(loginSessionId), loginSessionId, since],
  )
}

export async function isAsked(executor: Db | Tx, loginSessionId: string): Promise<boolean> {
  const [row] = await executor.query(
    'select from catalogue.game_sessions where player_id = $1 and login_session_id = $2 and asked_since is not null limit 1',
    [playerOf(loginSessionId), loginSessionId],
  )
  return row !== undefined
}
