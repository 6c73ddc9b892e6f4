import type { Language } from '@andon/contract/languages'
import type { Db, Tx } from '@andon/platform/sql'

export interface OfferTexts {
  readonly title: string
  readonly summary: string
}

export type MailingAbout =
  | { readonly kind: 'monthStatement'; readonly month: string }
  | {
      readonly kind: 'offer'
      readonly site: string
      readonly slug: string
      readonly texts: Readonly<Record<Language, OfferTexts>>
    }

export interface Mailing {
  readonly id: string
  readonly about: MailingAbout
  readonly createdBy: string | null
  readonly createdAt: Temporal.Instant
  readonly afterPlayer: string
  readonly pass: number
  readonly failures: number
  /** Players who have been told. */
  readonly told: number
  readonly finishedAt: Temporal.Instant | null
  readonly stoppedBy: string | null
}

/** False: a mailing with this id is there already. */
export async function insertMailing(
  executor: Db | Tx,
  { id, about, by, at }: { id: string; about: MailingAbout; by: string | null; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await executor.query<{ id: string }>(
    `insert into notices.mailings (id, kind, about, created_by, created_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing returning id`,
    [id, about.kind, JSON.stringify(about), by, at.toString()],
  )
  return rows.length > 0
}

/** The oldest that is not finished. */
export async function mailingUnderWay(db: Db): Promise<Mailing | null> {
  const [row] = await db.query<Mailing>(
    `select id, about, created_by as "createdBy", created_at as "createdAt", after_player as "afterPlayer", pass, failures,
       told, finished_at as "finishedAt", stopped_by as "stoppedBy"
       from notices.mailings where finished_at is null order by created_at, id limit 1`,
  )
  return row ?? null
}

/** The mailings of promotions, newest first. */
export function offerMailings(tx: Tx, limit: number): Promise<Mailing[]> {
  return tx.query<Mailing>(
    `select id, about, created_by as "createdBy", created_at as "createdAt", after_player as "afterPlayer", pass, failures,
       told, finished_at as "finishedAt", stopped_by as "stoppedBy"
       from notices.mailings where kind = 'offer' order by created_at desc, id limit $1`,
    [limit],
  )
}

/** Claims the player for the caller's transaction; false if another node has, or the mailing was stopped. */
export async function claimPlayer(
  tx: Tx,
  { id, playerId, pass }: { id: string; playerId: string; pass: number },
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `update notices.mailings set after_player = $2
      where id = $1 and finished_at is null and pass = $3 and after_player < $2 returning id`,
    [id, playerId, pass],
  )
  return rows.length > 0
}

export async function countTold(tx: Tx, id: string): Promise<void> {
  await tx.query('update notices.mailings set told = told + 1 where id = $1', [id])
}

export async function countFailure(tx: Tx, id: string): Promise<void> {
  await tx.query('update notices.mailings set failures = failures + 1 where id = $1', [id])
}

/** After the last player: begins another pass where players failed, at most `mostPasses` in all; otherwise finishes. */
export async function endPass(
  db: Db,
  { id, pass, mostPasses, at }: { id: string; pass: number; mostPasses: number; at: Temporal.Instant },
): Promise<void> {
  await db.query(
    `update notices.mailings set
       finished_at = case when failures = 0 or pass >= $3 then $4::timestamptz end,
       after_player = case when failures = 0 or pass >= $3 then after_player else '' end,
       pass = case when failures = 0 or pass >= $3 then pass else pass + 1 end,
       failures = case when failures = 0 or pass >= $3 then failures else 0 end
      where id = $1 and pass = $2 and finished_at is null`,
    [id, pass, mostPasses, at.toString()],
  )
}

/** Ends a mailing of a promotion; false if it is not under way. `by` null: the promotion is no longer shown. */
export async function stopMailing(
  executor: Db | Tx,
  { id, by, at }: { id: string; by: string | null; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await executor.query<{ id: string }>(
    `update notices.mailings set finished_at = $2, stopped_by = $3
      where id = $1 and kind = 'offer' and finished_at is null returning id`,
    [id, at.toString(), by],
  )
  return rows.length > 0
}

export async function deleteMailingsBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.query('delete from notices.mailings where finished_at < $1', [before.toString()])
}
