import type { Random } from '../random/index.ts'
import type { Db } from '../sql/index.ts'
import { open, seal } from './seal.ts'
import type { Keyring } from './sealing-key.ts'

/**
 * Secrets that all nodes of one installation share: 32 random bytes each, made at the first use and kept in `platform.secrets`, sealed
 * (AES-256-GCM) under a key that is outside the database: SECRETS_KEY, SECRETS_KEY_FILE, or `DATA_DIR/secrets.key`.
 */
export interface Secrets {
  /** `identity.second-step` */
  of(name: string): Promise<Buffer>
}

export function createSecrets({ db, random, keyring }: { db: Db; random: Random; keyring: Keyring }): Secrets {
  const known = new Map<string, Promise<Buffer>>()

  async function read(name: string): Promise<Buffer> {
    const fresh = seal(keyring, random, { name, plain: random.bytes(32) })
    await db.query(
      'insert into platform.secrets (name, key_id, value) values ($1, $2, $3) on conflict (name) do nothing',
      [name, fresh.keyId, fresh.value],
    )
    const [row] = await db.query<{ key_id: string; value: Buffer }>(
      'select key_id, value from platform.secrets where name = $1',
      [name],
    )
    if (!row) throw new Error(`secret ${name} cannot be read back`)
    return open(keyring, { name, keyId: row.key_id, value: row.value })
  }

  return {
    of: (name) => {
      const secret = known.get(name) ?? read(name)
      known.set(name, secret)
      secret.catch(() => known.delete(name)) // the database did not answer: the next call reads again
      return secret
    },
  }
}

export { listSecrets, openKeyring, readKeyring, rotateSecrets } from './open-keyring.ts'
export { type Keyring, keyringOf } from './sealing-key.ts'
