import { CannotStart } from '../assert/cannot-start.ts'
import type { Random } from '../random/index.ts'
import { createDb, type Db, type Tx } from '../sql/index.ts'
import { ensureKeyFile, findKeyring, hasKey, ownFile } from './find-key.ts'
import type { KeyConfig } from './key-source.ts'
import { CannotOpen, open, type SealedSecret, seal } from './seal.ts'
import type { Keyring } from './sealing-key.ts'

/** Made at the first start, so that a second node with another key is refused before it seals anything. */
const checkName = 'secrets.check'

interface Row {
  readonly name: string
  readonly key_id: string | null
  readonly value: Buffer
}

/**
 * Runs at the server's start, as the owner of the schema: finds the key, or creates one for a new installation; checks that it opens every secret of the
 * database; seals secrets that were stored plain. In one transaction under a lock, so nodes can start together.
 * @throws CannotStart with an explanation when the key is missing or wrong.
 */
export async function openKeyring({
  connectionString,
  config,
  random,
}: {
  connectionString: string
  config: KeyConfig
  random: Random
}): Promise<Keyring> {
  const owner = createDb({ connectionString, maxConnections: 1 })
  try {
    return await owner.transaction(async (tx) => {
      await lock(tx)
      const rows = await readRows(tx)
      const sealed = rows.flatMap(asSealed)
      if (sealed.length === 0) await ensureKeyFile(config, random)
      const keyring = await findKeyringFor(sealed, config)
      const missing = sealed.length === 0 ? [{ name: checkName, value: random.bytes(32) }] : []
      for (const { name, value } of rows.filter(({ key_id }) => key_id === null))
        await update(tx, seal(keyring, random, { name, plain: value }))
      for (const { name, value } of missing) await insert(tx, seal(keyring, random, { name, plain: value }))
      await forbidPlain(tx)
      return keyring
    })
  } finally {
    await owner.close()
  }
}

/**
 * The same for a command beside the server, which changes nothing.
 * @throws CannotStart also when no server has sealed the secrets yet.
 */
export async function readKeyring({ db, config }: { db: Db; config: KeyConfig }): Promise<Keyring> {
  const rows = await readRows(db)
  const sealed = rows.flatMap(asSealed)
  if (sealed.length === 0 || sealed.length < rows.length)
    throw new CannotStart('the secrets of this database are not sealed yet; starting the server once seals them')
  return findKeyringFor(sealed, config)
}

/** Seals every secret under the current key of the ring; returns how many were under another. Runs as the owner of the schema. */
export async function rotateSecrets({
  owner,
  config,
  random,
}: {
  owner: Db
  config: KeyConfig
  random: Random
}): Promise<{ keyId: string; resealed: number }> {
  return owner.transaction(async (tx) => {
    await lock(tx)
    const sealed = (await readRows(tx)).flatMap(asSealed)
    const keyring = await findKeyringFor(sealed, config)
    const old = sealed.filter(({ keyId }) => keyId !== keyring.current.id)
    for (const secret of old) await update(tx, seal(keyring, random, { ...secret, plain: open(keyring, secret) }))
    return { keyId: keyring.current.id, resealed: old.length }
  })
}

/** The name of every secret and the key it is sealed under. */
export async function listSecrets(db: Db): Promise<{ name: string; keyId: string | null }[]> {
  return (await readRows(db)).map(({ name, key_id }) => ({ name, keyId: key_id }))
}

async function findKeyringFor(sealed: readonly SealedSecret[], config: KeyConfig): Promise<Keyring> {
  const [first] = sealed
  if (first && !(await hasKey(config)))
    throw new CannotStart(
      `the key of the secrets is missing: the database holds secrets sealed under the key ${first.keyId}, and there is no ${ownFile(config)}.
Restore that file from its back-up, or set SECRETS_KEY or SECRETS_KEY_FILE. Several nodes need the same key.`,
    )
  const keyring = await findKeyring(config)
  try {
    for (const secret of sealed) open(keyring, secret)
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    throw new CannotStart(
      `${error.message}.\nStart it with the key that the other nodes have, or the one from the back-up; after a change of keys, give the old one as SECRETS_KEY_PREVIOUS.`,
      { cause: error },
    )
  }
  return keyring
}

const lock = (tx: Tx) => tx.query(`select pg_advisory_xact_lock(hashtext('andon.secrets'))`)

const readRows = (executor: Db | Tx) =>
  executor.query<Row>('select name, key_id, value from platform.secrets order by name')

const asSealed = ({ name, key_id, value }: Row): SealedSecret[] =>
  key_id === null ? [] : [{ name, keyId: key_id, value }]

const insert = (tx: Tx, { name, keyId, value }: SealedSecret) =>
  tx.query('insert into platform.secrets (name, key_id, value) values ($1, $2, $3)', [name, keyId, value])

const update = (tx: Tx, { name, keyId, value }: SealedSecret) =>
  tx.query('update platform.secrets set key_id = $2, value = $3 where name = $1', [name, keyId, value])

/** From now on the database rejects unsealed values, so an attacker with write access cannot plant a known secret. */
async function forbidPlain(tx: Tx): Promise<void> {
  const [column] = await tx.query<{ attnotnull: boolean }>(
    `select attnotnull from pg_attribute where attrelid = 'platform.secrets'::regclass and attname = 'key_id'`,
  )
  if (!column?.attnotnull) await tx.query('alter table platform.secrets alter column key_id set not null')
}
