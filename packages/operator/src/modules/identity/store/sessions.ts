import { playerOf, playerOfToken } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import { hashToken } from '../tokens/hash-token.ts'

export const endReasons = [
  'LOGGED_OUT',
  'SESSION_EXPIRED',
  'SESSION_IDLE',
  'SESSION_LIMIT_REACHED',
  'ACCOUNT_LOCKED',
] as const
export type EndReason = (typeof endReasons)[number]

export interface SessionRow {
  readonly id: string
  readonly player_id: string
  readonly started_at: Temporal.Instant
  readonly touched_at: Temporal.Instant
  readonly must_end_at: Temporal.Instant | null
  readonly idle_minutes: number
  readonly restricted: boolean
  readonly ended_at: Temporal.Instant | null
  readonly end_reason: EndReason | null
}

export interface EndedSession {
  readonly sessionId: string
  readonly playerId: string
  readonly reason: EndReason
  /** For an idle session the last activity of the player, not the time at which the timeout was detected. */
  readonly lastActiveAt: Temporal.Instant
}

export interface NewSession {
  readonly id: string
  readonly tokenHash: Buffer
  readonly playerId: string
  readonly address: string
  readonly userAgent: string
  readonly at: Temporal.Instant
  readonly endsAt: Temporal.Instant | null
  readonly idleMinutes: number
  readonly restricted: boolean
}

export async function insertSession(
  tx: Tx,
  { id, tokenHash, playerId, address, userAgent, at, endsAt, idleMinutes, restricted }: NewSession,
): Promise<void> {
  await tx.query(
    `insert into identity.sessions (id, token_hash, player_id, address, user_agent, started_at, touched_at, must_end_at, restricted, idle_minutes)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)`,
    [id, tokenHash, playerId, address, userAgent, at.toString(), endsAt?.toString() ?? null, restricted, idleMinutes],
  )
}

const columns = 'id, player_id, started_at, touched_at, must_end_at, idle_minutes, restricted, ended_at, end_reason'

/** The session of a cookie. */
export async function sessionByToken(db: Db, token: string): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    `select ${columns} from identity.sessions where player_id = $1 and token_hash = $2`,
    [playerOfToken(token), hashToken(token)],
  )
  return row ?? null
}

export async function sessionById(executor: Db | Tx, id: string): Promise<SessionRow | null> {
  const [row] = await executor.query<SessionRow>(
    `select ${columns} from identity.sessions where player_id = $1 and id = $2`,
    [playerOf(id), id],
  )
  return row ?? null
}

export function sessionsByIds(executor: Db | Tx, ids: readonly string[]): Promise<SessionRow[]> {
  return executor.query<SessionRow>(
    `select ${columns} from unnest($1::text[], $2::text[]) as asked (player_id, id) join identity.sessions using (player_id, id)`,
    [ids.map(playerOf), ids],
  )
}

export async function touchSession(db: Db, id: string, at: Temporal.Instant): Promise<void> {
  await db.query(
    `update identity.sessions set touched_at = $3 where player_id = $1 and id = $2 and ended_at is null and touched_at < $3`,
    [playerOf(id), id, at.toString()],
  )
}

/** Idle timeout, as an SQL expression. */
export const idle = `idle_minutes * interval '1 minute'`

const ended = `returning id as "sessionId", player_id as "playerId", end_reason as reason,
  least(ended_at, must_end_at, case end_reason when 'SESSION_IDLE' then touched_at + interval '1 minute' end) as "lastActiveAt"`

export async function endSession(
  tx: Tx,
  { id, reason, at }: { id: string; reason: EndReason; at: Temporal.Instant },
): Promise<EndedSession[]> {
  return tx.query<EndedSession>(
    `update identity.sessions set ended_at = $3, end_reason = $4 where player_id = $1 and id = $2 and ended_at is null ${ended}`,
    [playerOf(id), id, at.toString(), reason],
  )
}

export async function endSessionsOf(
  tx: Tx,
  {
    playerId,
    except,
    reason,
    at,
  }: { playerId: string; except?: string | undefined; reason: EndReason; at: Temporal.Instant },
): Promise<EndedSession[]> {
  return tx.query<EndedSession>(
    `update identity.sessions set ended_at = $2, end_reason = $3
     where player_id = $1 and ended_at is null and id is distinct from $4 ${ended}`,
    [playerId, at.toString(), reason, except ?? null],
  )
}

export interface LiveSession {
  readonly id: string
  readonly startedAt: Temporal.Instant
  readonly touchedAt: Temporal.Instant
  readonly address: string
  readonly userAgent: string
}

/** Most recently used first. */
export async function liveSessionsOf(
  db: Db,
  { playerId, now, startedAfter }: { playerId: string; now: Temporal.Instant; startedAfter: Temporal.Instant },
): Promise<LiveSession[]> {
  return db.query<LiveSession>(
    `select id, started_at as "startedAt", touched_at as "touchedAt", address, user_agent as "userAgent" from identity.sessions
     where player_id = $1 and ended_at is null and touched_at > $2::timestamptz - ${idle}
       and started_at > $3 order by touched_at desc, id limit 100`,
    [playerId, now.toString(), startedAfter.toString()],
  )
}

/** Ends up to `limit` sessions that exceed their idle timeout, started before `startedBefore`, or have reached a limit. */
export async function endOverdueSessions(
  tx: Tx,
  { startedBefore, at, limit }: { startedBefore: Temporal.Instant; at: Temporal.Instant; limit: number },
): Promise<EndedSession[]> {
  return tx.query<EndedSession>(
    `update identity.sessions set ended_at = $2,
       end_reason = case when must_end_at <= touched_at + ${idle} and must_end_at <= $2 then 'SESSION_LIMIT_REACHED'
         when started_at <= $1 then 'SESSION_EXPIRED' else 'SESSION_IDLE' end
     where (player_id, id) in (select player_id, id from identity.sessions
                  where ended_at is null and (touched_at <= $2::timestamptz - ${idle} or started_at <= $1 or must_end_at <= $2)
                  limit $3 for update skip locked) ${ended}`,
    [startedBefore.toString(), at.toString(), limit],
  )
}

/** Deletes sessions that ended before `endedBefore`, and expired tokens, codes, challenges and throttle windows. */
export async function deleteExpired(
  tx: Tx,
  { now, endedBefore }: { now: Temporal.Instant; endedBefore: Temporal.Instant },
): Promise<void> {
  await tx.query(`delete from identity.sessions where ended_at < $1`, [endedBefore.toString()])
  await tx.query(`delete from identity.tokens where expires_at <= $1`, [now.toString()])
  await tx.query(`delete from identity.channel_codes where expires_at <= $1`, [now.toString()])
  await tx.query(`delete from identity.passkey_challenges where expires_at <= $1`, [now.toString()])
  await tx.query(`delete from identity.login_challenges where expires_at <= $1`, [now.toString()])
  await tx.query(`delete from identity.throttles where resets_at <= $1`, [now.toString()])
}
