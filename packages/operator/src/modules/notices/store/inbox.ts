import { mostUnreadCounted } from '@andon/contract/player-api/notices'
import type { Db, Tx } from '@andon/platform/sql'
import type { NoticeKind } from '../domain/notices-of.ts'

interface ListedNotice {
  readonly id: string
  readonly kind: NoticeKind
  readonly data: Readonly<Record<string, unknown>>
  readonly at: Temporal.Instant
  readonly read: boolean
}

/** Newest first, those older than `before`. Ids sort by time. */
export function listNotices(
  db: Db,
  { playerId, before, limit }: { playerId: string; before: string | undefined; limit: number },
): Promise<ListedNotice[]> {
  return db.query<ListedNotice>(
    `select id, kind, data, at, read_at is not null as read from notices.notices
      where player_id = $1 and ($2::text is null or id < $2) order by id desc limit $3`,
    [playerId, before ?? null, limit],
  )
}

export interface InboxState {
  readonly unread: number
  readonly version: number
}

export async function inboxOf(executor: Db | Tx, playerId: string): Promise<InboxState> {
  const [row] = await executor.query<InboxState>(
    `select coalesce((select version from notices.inboxes where player_id = $1), 0)::float8 as version,
            (select count(*) from (select 1 from notices.notices where player_id = $1 and read_at is null limit $2) as unread)::int as unread`,
    [playerId, mostUnreadCounted],
  )
  return row ?? { unread: 0, version: 0 }
}

/** Locks the inbox until the end of the transaction and raises its version. */
export async function changeInbox(tx: Tx, playerId: string): Promise<void> {
  await tx.query(
    `insert into notices.inboxes (player_id, version) values ($1, 1)
     on conflict (player_id) do update set version = inboxes.version + 1`,
    [playerId],
  )
}

export async function hasNotice(tx: Tx, { playerId, id }: { playerId: string; id: string }): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(`select id from notices.notices where player_id = $1 and id = $2`, [
    playerId,
    id,
  ])
  return rows.length > 0
}

export async function hasUnread(tx: Tx, { playerId, kind }: { playerId: string; kind: NoticeKind }): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    'select id from notices.notices where player_id = $1 and read_at is null and kind = $2 limit 1',
    [playerId, kind],
  )
  return rows.length > 0
}

export async function markKindRead(
  tx: Tx,
  { playerId, kind, at }: { playerId: string; kind: NoticeKind; at: Temporal.Instant },
): Promise<void> {
  await tx.query('update notices.notices set read_at = $3 where player_id = $1 and kind = $2 and read_at is null', [
    playerId,
    kind,
    at.toString(),
  ])
}

export async function markRead(
  tx: Tx,
  { playerId, from, to, at }: { playerId: string; from: string; to: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    'update notices.notices set read_at = $4 where player_id = $1 and id between $2 and $3 and read_at is null',
    [playerId, from, to, at.toString()],
  )
}
