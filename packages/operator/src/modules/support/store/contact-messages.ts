import type { Db, Tx } from '@andon/platform/sql'

export interface SupportMessage {
  readonly id: string
  readonly playerId: string | null
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly language: string
  readonly site: string
  readonly addressHash: Buffer
  readonly at: Temporal.Instant
}

export async function insertMessage(tx: Tx, message: SupportMessage): Promise<void> {
  const { id, playerId, name, email, subject, message: text, language, site, addressHash, at } = message
  await tx.query(
    `insert into support.messages (id, player_id, name, email, subject, message, language, site, address_hash, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, playerId, name, email, subject, text, language, site, addressHash, at.toString()],
  )
}

/** Serialises messages of one sender until the transaction ends, so that they can be counted. */
export async function lockSender(tx: Tx, email: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('support.sender ' || lower($1), 0))`, [email])
}

export async function countRecent(
  executor: Db | Tx,
  { addressHash, email, since }: { addressHash: Buffer; email: string; since: Temporal.Instant },
): Promise<{ byAddress: number; byEmail: number }> {
  const [row] = await executor.query<{ byAddress: number; byEmail: number }>(
    `select (select count(*) from support.messages where address_hash = $1 and at > $3) as "byAddress",
            (select count(*) from support.messages where lower(email) = lower($2) and at > $3) as "byEmail"`,
    [addressHash, email, since.toString()],
  )
  return row ?? { byAddress: 0, byEmail: 0 }
}
