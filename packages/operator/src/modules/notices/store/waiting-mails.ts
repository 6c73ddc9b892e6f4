import type { Tx } from '@andon/platform/sql'
import type { NoticeKind } from '../domain/notices-of.ts'

export async function insertWaiting(
  tx: Tx,
  { playerId, noticeId, dueAt }: { playerId: string; noticeId: string; dueAt: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into notices.waiting_mails (player_id, notice_id, due_at) values ($1, $2, $3)
     on conflict (player_id, notice_id) do update set due_at = excluded.due_at`,
    [playerId, noticeId, dueAt.toString()],
  )
}

interface DueMail {
  readonly playerId: string
  readonly id: string
  readonly kind: NoticeKind
  readonly data: Readonly<Record<string, unknown>>
}

/** Takes mails that are due; another node takes others. */
export function takeDueMails(tx: Tx, { now, limit }: { now: Temporal.Instant; limit: number }): Promise<DueMail[]> {
  return tx.query<DueMail>(
    `with due as (
       delete from notices.waiting_mails w using (
         select player_id, notice_id from notices.waiting_mails where due_at <= $1
          order by due_at limit $2 for update skip locked) as chosen
        where w.player_id = chosen.player_id and w.notice_id = chosen.notice_id
        returning w.player_id, w.notice_id)
     select n.player_id as "playerId", n.id, n.kind, n.data
       from due join notices.notices n on n.player_id = due.player_id and n.id = due.notice_id`,
    [now.toString(), limit],
  )
}
