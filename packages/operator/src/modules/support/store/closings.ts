import type { Db, Tx } from '@andon/platform/sql'
import { ownerOf } from './conversations.ts'

interface Closing {
  readonly version: number
  readonly at: Temporal.Instant
  readonly stars: number | null
}

export async function insertClosing(
  tx: Tx,
  {
    conversationId,
    version,
    actor,
    at,
  }: { conversationId: string; version: number; actor: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query('insert into support.closings (owner, version, actor, at) values ($1, $2, $3, $4)', [
    ownerOf(conversationId),
    version,
    actor,
    at.toString(),
  ])
}

/** The closings between two versions, both included, in order. */
export async function closingsOf(
  executor: Db | Tx,
  { conversationId, from, to }: { conversationId: string; from: number; to: number },
): Promise<Closing[]> {
  return executor.query<Closing & object>(
    `select version, at, stars from support.closings where owner = $1 and version between $2 and $3 order by version limit 500`,
    [ownerOf(conversationId), from, to],
  )
}

/** Under the conversation's lock. Returns what is stored there; null: it was not closed at this version. */
export async function closingAt(
  tx: Tx,
  { conversationId, version }: { conversationId: string; version: number },
): Promise<Closing | null> {
  const [found] = await tx.query<Closing & object>(
    'select version, at, stars from support.closings where owner = $1 and version = $2',
    [ownerOf(conversationId), version],
  )
  return found ?? null
}

interface Rating {
  readonly conversationId: string
  readonly version: number
  readonly stars: number
  readonly comment: string | null
  readonly at: Temporal.Instant
}

export async function rate(tx: Tx, { conversationId, version, stars, comment, at }: Rating): Promise<void> {
  await tx.query(
    `update support.closings set stars = $3, comment = $4, rated_at = $5 where owner = $1 and version = $2 and stars is null`,
    [ownerOf(conversationId), version, stars, comment, at.toString()],
  )
}

interface AgentRatings {
  readonly actor: string
  readonly closed: number
  readonly rated: number
  readonly average: number | null
}

/** Per person who closed conversations since an instant. */
export async function ratingsSince(executor: Db | Tx, since: Temporal.Instant): Promise<AgentRatings[]> {
  return executor.query<AgentRatings & object>(
    `select actor, count(*) as closed, count(stars) as rated, round(avg(stars), 2)::float8 as average
     from support.closings where at > $1 group by actor order by actor limit 200`,
    [since.toString()],
  )
}

interface Comment {
  readonly owner: string
  readonly at: Temporal.Instant
  readonly actor: string
  readonly stars: number
  readonly comment: string
}

/** The newest comments since an instant. */
export async function commentsSince(executor: Db | Tx, since: Temporal.Instant, limit: number): Promise<Comment[]> {
  return executor.query<Comment & object>(
    `select owner, rated_at as at, actor, stars, comment from support.closings
     where at > $1 and comment is not null and stars is not null and rated_at is not null order by rated_at desc limit $2`,
    [since.toString(), limit],
  )
}
