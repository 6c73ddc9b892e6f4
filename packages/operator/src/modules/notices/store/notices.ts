import type { Db, Tx } from '@andon/platform/sql'
import type { Notice } from '../domain/notices-of.ts'

export type StoredNotice = Omit<Notice, 'mailed'> & {
  readonly id: string
  readonly playerId: string
  readonly at: Temporal.Instant
}

/** False if the occasion is known already. */
export async function insertNotice(tx: Tx, notice: StoredNotice): Promise<boolean> {
  const { id, occasion, playerId, kind, data, at } = notice
  const rows = await tx.query(
    `insert into notices.notices (id, occasion, player_id, kind, data, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, occasion) do nothing returning id`,
    [id, occasion, playerId, kind, JSON.stringify(data), at.toString()],
  )
  return rows.length > 0
}

export async function deleteBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.query('delete from notices.notices where at < $1', [before.toString()])
}
