import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '@andon/platform/config'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, listSecrets, openKeyring, readKeyring, rotateSecrets } from '@andon/platform/secrets'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KeyConfig } from './key-source.ts'

let database: FreshDatabase
let dataDir: string
beforeEach(async () => {
  database = await freshDatabase({ modules: [] })
  dataDir = await mkdtemp(join(tmpdir(), 'andon-secrets-'))
})
afterEach(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const names = ['identity.second-step', 'arcade.signing', 'anti-forgery', 'sandbox-payments']
const config = (more: Partial<KeyConfig> = {}): KeyConfig => ({
  dataDir,
  secretsKey: undefined,
  previousSecretsKey: undefined,
  ...more,
})
const keyFile = () => join(dataDir, 'secrets.key')
const start = (given: KeyConfig = config()) => openKeyring({ connectionString: database.url, config: given, random })

/** A server's secrets in memory after its start, by name. */
async function read(given: KeyConfig = config()): Promise<Map<string, Buffer>> {
  const secrets = createSecrets({ db: database.db, random, keyring: await start(given) })
  return new Map(await Promise.all(names.map(async (name) => [name, await secrets.of(name)] as const)))
}

const dump = async () =>
  JSON.stringify(await database.ownerDb.query(`select *, encode(value, 'hex') from platform.secrets`))

async function expectNoneIn(text: string, secrets: Iterable<Buffer>): Promise<void> {
  for (const secret of secrets) expect(text).not.toContain(secret.toString('hex'))
}

/** Stores the secrets in plain form, as earlier versions did. */
async function storePlain(): Promise<Map<string, Buffer>> {
  const plain = new Map(names.map((name) => [name, random.bytes(32)]))
  for (const [name, value] of plain)
    await database.ownerDb.query('insert into platform.secrets (name, value) values ($1, $2)', [name, value])
  return plain
}

test('the first start creates a key that only its owner may read; later starts read the same secrets', async () => {
  const first = await read()
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
  expect(await read()).toEqual(first)
})

test('the database holds neither a secret nor the key', async () => {
  const secrets = await read()
  const key = Buffer.from(await readFile(keyFile(), 'utf8'), 'base64')
  expect(key).toHaveLength(32)
  await expectNoneIn(await dump(), [...secrets.values(), key])
})

test('secrets that were stored plain are sealed once, at the next start, and keep their value', async () => {
  const plain = await storePlain()
  const before = await dump()
  expect(before).toContain(plain.get('arcade.signing')?.toString('hex'))
  expect(await read()).toEqual(plain)
  await expectNoneIn(await dump(), plain.values())
  expect(await read()).toEqual(plain)
})

test('no unsealed secret can be inserted once secrets are sealed', async () => {
  await read()
  const slipped = database.ownerDb.query(`insert into platform.secrets (name, value) values ('new', $1)`, [
    random.bytes(32),
  ])
  await expect(slipped).rejects.toThrow('not-null')
  const own = database.db.query(`update platform.secrets set value = $1`, [random.bytes(60)])
  await expect(own).rejects.toThrow('permission denied')
})

test('two sealed secrets cannot change places', async () => {
  await read()
  await database.ownerDb.query(
    `update platform.secrets s set value = o.value from platform.secrets o
      where s.name = 'anti-forgery' and o.name = 'arcade.signing'`,
  )
  await expect(start()).rejects.toThrow('the secret anti-forgery in the database has been changed since it was sealed')
})

test('nodes that start together on plain secrets and one folder agree on everything', async () => {
  const plain = await storePlain()
  const nodes = await Promise.all([read(), read(), read()])
  for (const node of nodes) expect(node).toEqual(plain)
  expect(new Set((await listSecrets(database.db)).map(({ keyId }) => keyId)).size).toBe(1)
})

test('of two new nodes with separate folders one starts, and the other reports that it needs the same key', async () => {
  const other = await mkdtemp(join(tmpdir(), 'andon-secrets-'))
  const starts = await Promise.allSettled([start(), start(config({ dataDir: other }))])
  const failed = starts.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toBeInstanceOf(CannotStart)
  expect(String(failed[0]?.reason)).toContain('Several nodes need the same key')
  await rm(other, { recursive: true })
})

test('a node with another key does not start, and names the key that the secrets need', async () => {
  const { current } = await start()
  const wrong = start(config({ secretsKey: { key: random.bytes(32) } }))
  await expect(wrong).rejects.toBeInstanceOf(CannotStart)
  await expect(wrong).rejects.toThrow(`sealed under the key ${current.id}, this node has `)
})

test('a missing key is requested, and never created while the database holds sealed secrets', async () => {
  await start()
  await rm(keyFile())
  for (const attempt of [start, () => readKeyring({ db: database.db, config: config() })])
    await expect(attempt()).rejects.toThrow(/the key of the secrets is missing.*Restore that file/s)
  await expect(stat(keyFile())).rejects.toThrow('ENOENT')
})

test.each([
  ['640', 'its group'],
  ['620', 'its group'],
  ['604', 'every user of this machine'],
])('a key file with the rights %s is refused', async (mode, who) => {
  await start()
  await chmod(keyFile(), mode)
  const attempt = start()
  await expect(attempt).rejects.toBeInstanceOf(CannotStart)
  await expect(attempt).rejects.toThrow(`may be used by ${who}: chmod 600 ${keyFile()}`)
})

test('a file of a secret store may be readable by the group, but not by everyone', async () => {
  const file = join(dataDir, 'handed-over')
  await writeFile(file, random.bytes(32).toString('hex'))
  await chmod(file, 0o440)
  const given = config({ secretsKey: { file } })
  expect(await read(given)).toEqual(await read(given))
  await expect(stat(keyFile())).rejects.toThrow('ENOENT')
  await chmod(file, 0o444)
  await expect(start(given)).rejects.toThrow('every user of this machine')
})

test('a file that holds no key is refused by name', async () => {
  await writeFile(keyFile(), 'not a key\n', { mode: 0o600 })
  await expect(start()).rejects.toThrow(`${keyFile()} does not hold a key of 32 bytes`)
})

test('rotation: the old key still reads, the command seals under the new one, then the old one is not needed', async () => {
  const [old, fresh] = [{ key: random.bytes(32) }, { key: random.bytes(32) }]
  const secrets = await read(config({ secretsKey: old }))
  const both = config({ secretsKey: fresh, previousSecretsKey: old })
  expect(await read(both)).toEqual(secrets)
  await expect(start(config({ secretsKey: fresh }))).rejects.toThrow('SECRETS_KEY_PREVIOUS')

  const rotate = () => rotateSecrets({ owner: database.ownerDb, config: both, random })
  expect(await rotate()).toMatchObject({ resealed: names.length + 1 })
  expect(await rotate()).toMatchObject({ resealed: 0 })
  expect(await read(config({ secretsKey: fresh }))).toEqual(secrets)
  await expect(start(config({ secretsKey: old }))).rejects.toThrow('does not open the secrets')
})

test('a command refuses a database whose secrets no server has sealed', async () => {
  await storePlain()
  const attempt = readKeyring({ db: database.db, config: config({ secretsKey: { key: random.bytes(32) } }) })
  await expect(attempt).rejects.toThrow('starting the server once seals them')
})

test('a secret that could not be read is read again', async () => {
  const secrets = createSecrets({ db: database.db, random, keyring: await start() })
  await database.ownerDb.query('revoke select on platform.secrets from andon_app')
  await expect(secrets.of('anti-forgery')).rejects.toThrow('permission denied')
  await database.ownerDb.query('grant select on platform.secrets to andon_app')
  expect(await secrets.of('anti-forgery')).toHaveLength(32)
})
