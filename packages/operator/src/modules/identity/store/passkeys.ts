import type { Db, Tx } from '@andon/platform/sql'
import { enterNames, removeName } from './directory.ts'

export interface Passkey {
  readonly id: string
  readonly playerId: string
  /** Base64url, as reported by the browser. */
  readonly credentialId: string
  readonly host: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
  readonly synced: boolean
  readonly name: string
  readonly createdAt: Temporal.Instant
  readonly lastUsedAt: Temporal.Instant | null
}

const columns = `id, player_id as "playerId", credential_id as "credentialId", host, public_key as "publicKey",
  sign_count as "signCount", transports, synced, name, created_at as "createdAt", last_used_at as "lastUsedAt"`

export async function passkeysOf(executor: Db | Tx, playerId: string): Promise<Passkey[]> {
  return executor.query<Passkey>(`select ${columns} from identity.passkeys where player_id = $1 order by id`, [
    playerId,
  ])
}

export async function passkeyByCredential(db: Db, credentialId: string): Promise<Passkey | null> {
  const [row] = await db.query<Passkey>(
    `select ${columns} from identity.directory join identity.passkeys using (player_id)
     where kind = 'passkey' and value = $1 and credential_id = $1`,
    [credentialId],
  )
  return row ?? null
}

/** False if the credential is already registered, with this or another player. */
export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, 'lastUsedAt'>): Promise<boolean> {
  const { id, playerId, credentialId, host, publicKey, signCount, transports, synced, name, createdAt } = passkey
  if ((await enterNames(tx, playerId, { passkey: credentialId })).length > 0) return false
  const rows = await tx.query(
    `insert into identity.passkeys (id, player_id, credential_id, host, public_key, sign_count, transports, synced, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (player_id, credential_id) do nothing returning id`,
    [id, playerId, credentialId, host, publicKey, signCount, [...transports], synced, name, createdAt.toString()],
  )
  return rows.length > 0
}

/** False if the passkey was removed or its count has changed since the check: two uses of one count mean a copied key or a replay. */
export async function countPasskeyUse(
  tx: Tx,
  {
    id,
    playerId,
    from,
    to,
    synced,
    at,
  }: Pick<Passkey, 'id' | 'playerId' | 'synced'> & { from: number; to: number; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `update identity.passkeys set sign_count = $3, synced = $4, last_used_at = $5
     where player_id = $6 and id = $1 and sign_count = $2 returning id`,
    [id, from, to, synced, at.toString(), playerId],
  )
  return rows.length > 0
}

export async function deletePasskey(
  tx: Tx,
  { id, playerId }: { id: string; playerId: string },
): Promise<string | null> {
  const [row] = await tx.query<{ name: string; credentialId: string }>(
    `delete from identity.passkeys where id = $1 and player_id = $2 returning name, credential_id as "credentialId"`,
    [id, playerId],
  )
  if (row) await removeName(tx, 'passkey', row.credentialId)
  return row?.name ?? null
}

interface Challenge {
  readonly challengeHash: Buffer
  /** The player who adds a passkey; null for a login. */
  readonly playerId: string | null
}

export async function insertChallenge(
  db: Db,
  { challengeHash, playerId, expiresAt }: Challenge & { expiresAt: Temporal.Instant },
): Promise<void> {
  if (playerId === null)
    await db.query('insert into identity.login_challenges (challenge_hash, expires_at) values ($1, $2)', [
      challengeHash,
      expiresAt.toString(),
    ])
  else
    await db.query(
      'insert into identity.passkey_challenges (challenge_hash, player_id, expires_at) values ($1, $2, $3)',
      [challengeHash, playerId, expiresAt.toString()],
    )
}

/** Uses the challenge up, even if the try fails afterwards. */
export async function takeChallenge(
  db: Db,
  { challengeHash, playerId, now }: Challenge & { now: Temporal.Instant },
): Promise<boolean> {
  const taken =
    playerId === null
      ? db.query('delete from identity.login_challenges where challenge_hash = $1 and expires_at > $2 returning 1', [
          challengeHash,
          now.toString(),
        ])
      : db.query(
          'delete from identity.passkey_challenges where player_id = $2 and challenge_hash = $1 and expires_at > $3 returning 1',
          [challengeHash, playerId, now.toString()],
        )
  return (await taken).length > 0
}
