import {
  gameSessionLock,
  isRealityCheckDue,
  lockNames,
  loginSessionLock,
  type RealityTime,
} from '@andon/operator/catalogue'
import { playerOf } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'

/**
 * Marks the game sessions of a login as waiting for the answer to a reality check. The wallet reads the mark of the session that a bet names, in the
 * transaction of the bet. The sessions are locked first: once the mark is committed, every bet before it is, too, and no later one is decided without it. A
 * question that is open already keeps its time.
 */
export async function setAsked(
  tx: Tx,
  { loginSessionId, at }: { loginSessionId: string; at: Temporal.Instant },
): Promise<void> {
  await lockSessions(tx, loginSessionId)
  await tx.query(
    `update game_wallet.game_sessions set asked_since = $3::timestamptz
     where player_id = $1 and login_session_id = $2 and asked_since is null`,
    [playerOf(loginSessionId), loginSessionId, at.toString()],
  )
}

/**
 * Takes the mark away, under the same locks. The time to the next check restarts if this one is due by the interval of `minutes`; closing a question that is
 * not due does not postpone the next. Returns the time that counts from now on; null for a login without a game.
 */
export async function setAnswered(
  tx: Tx,
  { loginSessionId, minutes, at }: { loginSessionId: string; minutes: number; at: Temporal.Instant },
): Promise<RealityTime | null> {
  await lockSessions(tx, loginSessionId)
  const time = await realityTimeOf(tx, { loginSessionId, minutes })
  if (!time) return null
  const since = isRealityCheckDue(time, at) ? at : time.since
  await tx.query(
    `update game_wallet.game_sessions set asked_since = null, reality_since = $3::timestamptz
     where player_id = $1 and login_session_id = $2`,
    [playerOf(loginSessionId), loginSessionId, since.toString()],
  )
  return { since, minutes }
}

/** Null for a login without a game. */
export async function realityTimeOf(
  executor: Db | Tx,
  { loginSessionId, minutes }: { loginSessionId: string; minutes: number },
): Promise<RealityTime | null> {
  const [{ since } = { since: null }] = await executor.query<{ since: Temporal.Instant | null }>(
    'select max(reality_since) as since from game_wallet.game_sessions where player_id = $1 and login_session_id = $2',
    [playerOf(loginSessionId), loginSessionId],
  )
  return since && { since, minutes }
}

async function lockSessions(tx: Tx, loginSessionId: string): Promise<void> {
  await lockNames(tx, [loginSessionLock(loginSessionId)])
  const sessions = await tx.query<{ tokenHash: Buffer }>(
    'select token_hash as "tokenHash" from game_wallet.game_sessions where player_id = $1 and login_session_id = $2',
    [playerOf(loginSessionId), loginSessionId],
  )
  await lockNames(
    tx,
    sessions.map(({ tokenHash }) => gameSessionLock(tokenHash)),
  )
}

export async function isAsked(executor: Db | Tx, loginSessionId: string): Promise<boolean> {
  const [row] = await executor.query(
    'select from game_wallet.game_sessions where player_id = $1 and login_session_id = $2 and asked_since is not null limit 1',
    [playerOf(loginSessionId), loginSessionId],
  )
  return row !== undefined
}
