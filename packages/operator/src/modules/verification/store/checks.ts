import type { DocumentType } from '@andon/contract/player-api/verification'
import { playerOf } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import type { Outcome } from '../verification-supplier.ts'

export interface Check {
  readonly id: string
  readonly playerId: string
  readonly documentType: DocumentType
  readonly supplier: string
  readonly reference: string | null
  readonly asks: number
}

const columns = `id, player_id as "playerId", document_type as "documentType", supplier, reference, asks`

export async function insertCheck(
  tx: Tx,
  {
    id,
    playerId,
    documentType,
    supplier,
    at,
  }: Pick<Check, 'id' | 'playerId' | 'documentType' | 'supplier'> & {
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query(
    `insert into verification.checks (id, player_id, document_type, supplier, started_at, ask_at) values ($1, $2, $3, $4, $5, $5)`,
    [id, playerId, documentType, supplier, at.toString()],
  )
}

/** Claims due checks until `again`. */
export async function claimDueChecks(
  db: Db,
  { now, again, limit }: { now: Temporal.Instant; again: Temporal.Instant; limit: number },
): Promise<Check[]> {
  return db.query(
    `update verification.checks set ask_at = $2, asked_at = $1, asks = asks + 1
     where (player_id, id) in (select player_id, id from verification.checks where ask_at <= $1 order by ask_at limit $3 for update skip locked)
     returning ${columns}`,
    [now.toString(), again.toString(), limit],
  )
}

/** Claims one player's open checks, due or not, except those asked about after `notSince`. */
export async function claimChecksOf(
  db: Db,
  {
    playerId,
    now,
    again,
    notSince,
    limit,
  }: { playerId: string; now: Temporal.Instant; again: Temporal.Instant; notSince: Temporal.Instant; limit: number },
): Promise<Check[]> {
  return db.query(
    `update verification.checks set ask_at = $3, asked_at = $2, asks = asks + 1
     where player_id = $1 and id in (select id from verification.checks where player_id = $1 and ask_at is not null
                  and (asked_at is null or asked_at <= $4) order by id limit $5 for update skip locked)
     returning ${columns}`,
    [playerId, now.toString(), again.toString(), notSince.toString(), limit],
  )
}

export async function askAgain(
  db: Db,
  { id, reference, at }: { id: string; reference: string; at: Temporal.Instant },
): Promise<void> {
  await db.query(
    `update verification.checks set reference = $3, ask_at = $4
     where player_id = $1 and id = $2 and ask_at is not null`,
    [playerOf(id), id, reference, at.toString()],
  )
}

/** False when it was decided already. */
export async function closeCheck(
  tx: Tx,
  { id, outcome, reason, at }: { id: string; outcome: Outcome; reason: string | undefined; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `update verification.checks set outcome = $3, reason = $4, decided_at = $5, ask_at = null
     where player_id = $1 and id = $2 and outcome is null returning id`,
    [playerOf(id), id, outcome, reason ?? null, at.toString()],
  )
  return rows.length > 0
}

export async function openCheckIds(
  tx: Tx,
  { playerId, documentType }: Pick<Check, 'playerId' | 'documentType'>,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from verification.checks where player_id = $1 and document_type = $2 and outcome is null order by id`,
    [playerId, documentType],
  )
  return rows.map(({ id }) => id)
}

/** True if the player has a newer check of the same type of document. */
export async function hasNewer(tx: Tx, { id, playerId, documentType }: Check): Promise<boolean> {
  const rows = await tx.query(
    `select from verification.checks where player_id = $1 and document_type = $2 and (started_at, id) > (select started_at, id from verification.checks where player_id = $1 and id = $3) limit 1`,
    [playerId, documentType, id],
  )
  return rows.length > 0
}
