import type { Language } from '@andon/contract/languages'
import type { Tx } from '@andon/platform/sql'

export interface CannedAnswer {
  readonly name: string
  readonly language: Language
  readonly text: string
  readonly changedBy: string
  readonly changedAt: Temporal.Instant
}

export async function cannedAnswers(tx: Tx, limit: number): Promise<CannedAnswer[]> {
  return tx.query<CannedAnswer & object>(
    `select name, language, text, changed_by as "changedBy", changed_at as "changedAt" from support.canned_answers
     order by name, language limit $1`,
    [limit],
  )
}

export async function cannedByName(tx: Tx, name: string): Promise<CannedAnswer[]> {
  return tx.query<CannedAnswer & object>(
    `select name, language, text, changed_by as "changedBy", changed_at as "changedAt" from support.canned_answers
     where name = $1 order by language for update`,
    [name],
  )
}

export async function saveCanned(tx: Tx, { name, language, text, changedBy, changedAt }: CannedAnswer): Promise<void> {
  await tx.query(
    `insert into support.canned_answers (name, language, text, changed_by, changed_at) values ($1, $2, $3, $4, $5)
     on conflict (name, language) do update set text = excluded.text, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [name, language, text, changedBy, changedAt.toString()],
  )
}

export async function removeCanned(tx: Tx, name: string): Promise<void> {
  await tx.query('delete from support.canned_answers where name = $1', [name])
}
