import type { DocumentType } from '@andon/contract/player-api/verification'
import type { DocumentStatuses, VerificationStatus } from '@andon/contract/verification-status'
import type { Db, Tx } from '@andon/platform/sql'

export interface Proofs extends DocumentStatuses {
  /** Grows with every change of either proof. */
  readonly version: number
}

export async function proofsOf(executor: Db | Tx, playerId: string): Promise<Proofs> {
  const rows = await executor.query<{ document_type: DocumentType; status: VerificationStatus; version: number }>(
    `select document_type, status, version from verification.proofs where player_id = $1`,
    [playerId],
  )
  const of = (type: DocumentType) => rows.find((row) => row.document_type === type)
  return {
    identityStatus: of('identity')?.status ?? 'vrfn_new',
    addressStatus: of('address')?.status ?? 'vrfn_new',
    version: (of('identity')?.version ?? 0) + (of('address')?.version ?? 0),
  }
}

/** Serialises changes of a player's proofs and documents until the transaction ends. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('verification ' || $1, 0))`, [playerId])
}

export async function setProof(
  tx: Tx,
  {
    playerId,
    documentType,
    status,
    validUntil,
    at,
  }: {
    playerId: string
    documentType: DocumentType
    status: VerificationStatus
    validUntil?: Temporal.Instant | undefined
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query(
    `insert into verification.proofs (player_id, document_type, status, version, valid_until, changed_at)
     values ($1, $2, $3, 1, $4, $5)
     on conflict (player_id, document_type) do update set
       status = excluded.status, version = proofs.version + 1, valid_until = excluded.valid_until, changed_at = excluded.changed_at`,
    [playerId, documentType, status, validUntil?.toString() ?? null, at.toString()],
  )
}

/** Players with an expired proof. */
export async function overdueProofs(
  executor: Db | Tx,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<{ playerId: string; documentType: DocumentType }[]> {
  return executor.query(
    `select player_id as "playerId", document_type as "documentType" from verification.proofs
     where valid_until <= $1 order by valid_until limit $2`,
    [now.toString(), limit],
  )
}

export async function isOverdue(
  tx: Tx,
  { playerId, documentType, now }: { playerId: string; documentType: DocumentType; now: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `select from verification.proofs where player_id = $1 and document_type = $2 and valid_until <= $3`,
    [playerId, documentType, now.toString()],
  )
  return rows.length > 0
}
