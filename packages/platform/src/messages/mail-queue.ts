import type { Claim } from '../owed-calls/index.ts'
import type { Db, Tx } from '../sql/index.ts'
import type { Promotion } from './index.ts'

export interface QueuedMail {
  readonly id: number
  readonly recipient: string
  /** Code of the brand that sends it; null: queued by an earlier release. */
  readonly site: string | null
  readonly subject: string
  readonly text: string
  readonly promotion: Promotion | null
  readonly at: Temporal.Instant
  /** Including this attempt. */
  readonly attempts: number
}

export async function enqueue(
  tx: Tx,
  mail: {
    to: string
    site: string
    subject: string
    text: string
    promotion: Promotion | undefined
    now: Temporal.Instant
  },
): Promise<void> {
  const { to, site, subject, text, promotion, now } = mail
  await tx.query(
    'insert into platform.mail_queue (recipient, site, subject, text, promotion, at, next_attempt_at) values ($1, $2, $3, $4, $5, $6, $6)',
    [to, site, subject, text, promotion ? JSON.stringify(promotion) : null, now.toString()],
  )
}

/** Claims due mails for this node until `leasedUntil`. */
export function takeDue(db: Db, { now, leasedUntil, limit }: Claim): Promise<QueuedMail[]> {
  return db.query<QueuedMail>(
    `update platform.mail_queue set attempts = attempts + 1, next_attempt_at = $2
      where id in (select id from platform.mail_queue where failed_at is null and next_attempt_at <= $1
                    order by next_attempt_at, id limit $3 for update skip locked)
      returning id, recipient, site, subject, text, promotion, at, attempts`,
    [now.toString(), leasedUntil.toString(), limit],
  )
}

export async function markSent(db: Db, id: number): Promise<void> {
  await db.query('delete from platform.mail_queue where id = $1', [id])
}

export interface FailedMail {
  readonly id: number
  readonly error: string
  readonly now: Temporal.Instant
  /** Null: given up. */
  readonly nextAttemptAt: Temporal.Instant | null
}

/** The text of a mail that is given up is deleted, since it may contain a code or a link that opens an account. */
export async function markFailed(db: Db, failed: FailedMail): Promise<void> {
  const { id, error, now, nextAttemptAt } = failed
  await (nextAttemptAt === null
    ? db.query(`update platform.mail_queue set failed_at = $2, last_error = $3, text = '' where id = $1`, [
        id,
        now.toString(),
        error,
      ])
    : db.query('update platform.mail_queue set next_attempt_at = $2, last_error = $3 where id = $1', [
        id,
        nextAttemptAt.toString(),
        error,
      ]))
}

export async function forgetFailed(db: Db, before: Temporal.Instant): Promise<void> {
  await db.query('delete from platform.mail_queue where failed_at < $1', [before.toString()])
}
