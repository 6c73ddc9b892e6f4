import type { Db, Tx } from '@andon/platform/sql'
import type { Notice, NoticeKind } from '../domain/notices-of.ts'

export type StoredNotice = Notice & { readonly id: string; readonly at: Temporal.Instant }

/** Ignores occasions that are known already. */
export async function insertNotices(tx: Tx, notices: readonly StoredNotice[]): Promise<void> {
  for (const { id, occasion, playerId, kind, data, at } of notices)
    await tx.query(
      `insert into notices.notices (id, occasion, player_id, kind, data, at) values ($1, $2, $3, $4, $5, $6)
       on conflict (occasion) do nothing`,
      [id, occasion, playerId, kind, JSON.stringify(data), at.toString()],
    )
}

/** The oldest waiting notice that no other node is sending, after skipping `skip` of them. */
export async function claimUnsent(tx: Tx, { skip }: { skip: number }): Promise<StoredNotice | null> {
  const [row] = await tx.query<StoredNotice & { kind: NoticeKind } & Record<string, unknown>>(
    `select id, occasion, player_id as "playerId", kind, data, at from notices.notices where sent_at is null
     order by id limit 1 offset $1 for update skip locked`,
    [skip],
  )
  return row ?? null
}

export async function markSent(tx: Tx, { id, at }: { id: string; at: Temporal.Instant }): Promise<void> {
  await tx.query('update notices.notices set sent_at = $2 where id = $1', [id, at.toString()])
}

export async function deleteSentBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.query('delete from notices.notices where sent_at is not null and at < $1', [before.toString()])
}
