import type { Db, Tx } from '@andon/platform/sql'
import type { AttributeKind, Strength } from '../domain/attributes.ts'

export type Occasion = 'registration' | 'details' | 'verification' | 'deposit' | 'lock'

export interface Recognition {
  readonly id: string
  readonly at: Temporal.Instant
  readonly occasion: Occasion
  /** The recognised account; null if its registration was refused. */
  readonly accountId: string | null
  /** The locked account of the same person. */
  readonly excludedId: string
  readonly strength: Strength
  readonly attributes: readonly AttributeKind[]
  readonly outcome: 'refused' | 'locked' | 'held'
  readonly state: 'final' | 'open' | 'cleared' | 'confirmed' | 'superseded'
}

const columns = `id, at, occasion, account_id as "accountId", excluded_id as "excludedId", strength, attributes, outcome, state`

export async function insertRecognition(executor: Db | Tx, recognition: Recognition): Promise<void> {
  const { id, at, occasion, accountId, excludedId, strength, attributes, outcome, state } = recognition
  await executor.query(
    `insert into exclusions.recognitions (id, at, occasion, account_id, excluded_id, strength, attributes, outcome, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, at.toString(), occasion, accountId, excludedId, strength, attributes, outcome, state],
  )
}

/** The state of the review of these two accounts with at least these attributes; null if there was none. */
export async function reviewOf(
  tx: Tx,
  pair: { accountId: string; excludedId: string; attributes: readonly AttributeKind[] },
): Promise<Recognition['state'] | null> {
  const [row] = await tx.query<{ state: Recognition['state'] }>(
    `select state from exclusions.recognitions
     where account_id = $1 and excluded_id = $2 and attributes @> $3 and state in ('open', 'cleared') order by state desc limit 1`,
    [pair.accountId, pair.excludedId, pair.attributes],
  )
  return row?.state ?? null
}

export function openReviews(executor: Db | Tx, limit: number): Promise<Recognition[]> {
  return executor.query<Recognition>(
    `select ${columns} from exclusions.recognitions where state = 'open' order by at, id limit $1`,
    [limit],
  )
}

export async function lockRecognition(tx: Tx, id: string): Promise<Recognition | null> {
  const [row] = await tx.query<Recognition>(
    `select ${columns} from exclusions.recognitions where id = $1 for no key update`,
    [id],
  )
  return row ?? null
}

/** Closes open reviews of an account: one recognition, or all that refer to an excluded account. Returns how many are still open. */
export async function closeReviews(
  tx: Tx,
  {
    accountId,
    which,
    state,
    at,
    by,
  }: {
    accountId: string
    which: { id: string } | { excludedId: string }
    state: 'cleared' | 'confirmed' | 'superseded'
    at: Temporal.Instant
    by: string
  },
): Promise<number> {
  await tx.query(
    `update exclusions.recognitions set state = $4, decided_at = $5, decided_by = $6
     where account_id = $1 and state = 'open' and ($2::text is null or id = $2) and ($3::text is null or excluded_id = $3)`,
    [
      accountId,
      'id' in which ? which.id : null,
      'excludedId' in which ? which.excludedId : null,
      state,
      at.toString(),
      by,
    ],
  )
  const [left] = await tx.query<{ count: number }>(
    `select count(*)::integer as count from exclusions.recognitions where account_id = $1 and state = 'open'`,
    [accountId],
  )
  return left?.count ?? 0
}
