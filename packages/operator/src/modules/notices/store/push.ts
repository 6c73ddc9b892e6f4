import type { Claim } from '@andon/platform/owed-calls'
import type { Db, Tx } from '@andon/platform/sql'

interface PushSubscription {
  readonly playerId: string
  readonly sessionId: string
  readonly endpoint: string
  /** The browser's keys of RFC 8291, in base64url. */
  readonly p256dh: string
  readonly auth: string
  readonly site: string
  readonly topics: readonly string[]
}

/** Replaces what the session had; the same browser then tells no other session, of any player. */
export async function putSubscription(tx: Tx, asked: PushSubscription & { at: Temporal.Instant }): Promise<void> {
  const { playerId, sessionId, endpoint, p256dh, auth, site, topics, at } = asked
  await tx.query('delete from notices.push_subscriptions where endpoint = $1', [endpoint])
  await tx.query(
    `insert into notices.push_subscriptions (player_id, session_id, endpoint, p256dh, auth, site, topics, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (player_id, session_id) do update
        set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, site = excluded.site, topics = excluded.topics`,
    [playerId, sessionId, endpoint, p256dh, auth, site, topics, at.toString()],
  )
}

export async function topicsOfSession(
  db: Db,
  { playerId, sessionId }: { playerId: string; sessionId: string },
): Promise<readonly string[] | null> {
  const [row] = await db.query<{ topics: string[] }>(
    'select topics from notices.push_subscriptions where player_id = $1 and session_id = $2',
    [playerId, sessionId],
  )
  return row?.topics ?? null
}

/** With what is still to be sent to it. */
export async function removeSubscription(
  executor: Db | Tx,
  { playerId, sessionId }: { playerId: string; sessionId: string },
): Promise<void> {
  await executor.query('delete from notices.push_subscriptions where player_id = $1 and session_id = $2', [
    playerId,
    sessionId,
  ])
}

/** Owes a push to every browser of the player that wants the topic. */
export async function owePushes(
  tx: Tx,
  { playerId, noticeId, topic, at }: { playerId: string; noticeId: string; topic: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into notices.owed_pushes (player_id, session_id, notice_id, topic, next_attempt_at)
     select player_id, session_id, $2, $3, $4 from notices.push_subscriptions
      where player_id = $1 and $3 = any (topics)`,
    [playerId, noticeId, topic, at.toString()],
  )
}

export interface OwedPush {
  readonly playerId: string
  readonly sessionId: string
  readonly noticeId: string
  readonly topic: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly site: string
  /** Including this attempt. */
  readonly attempts: number
}

export function takeDuePushes(db: Db, { now, leasedUntil, limit }: Claim): Promise<OwedPush[]> {
  return db.query<OwedPush>(
    `update notices.owed_pushes o set attempts = o.attempts + 1, next_attempt_at = $2
       from (select player_id, session_id, notice_id from notices.owed_pushes where next_attempt_at <= $1
              order by next_attempt_at limit $3 for update skip locked) as due
       join notices.push_subscriptions s using (player_id, session_id)
      where o.player_id = due.player_id and o.session_id = due.session_id and o.notice_id = due.notice_id
      returning o.player_id as "playerId", o.session_id as "sessionId", o.notice_id as "noticeId", o.topic, s.endpoint, s.p256dh, s.auth, s.site, o.attempts`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

export async function removeOwed(db: Db, { playerId, sessionId, noticeId }: OwedPush): Promise<void> {
  await db.query('delete from notices.owed_pushes where player_id = $1 and session_id = $2 and notice_id = $3', [
    playerId,
    sessionId,
    noticeId,
  ])
}

export async function oweAgain(db: Db, { owed, at }: { owed: OwedPush; at: Temporal.Instant }): Promise<void> {
  await db.query(
    'update notices.owed_pushes set next_attempt_at = $4 where player_id = $1 and session_id = $2 and notice_id = $3',
    [owed.playerId, owed.sessionId, owed.noticeId, at.toString()],
  )
}
