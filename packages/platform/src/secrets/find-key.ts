import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CannotStart, explainFileError } from '../assert/cannot-start.ts'
import type { Random } from '../random/index.ts'
import type { KeyConfig, KeySource } from './key-source.ts'
import { type Keyring, keyringOf, parseSealingKey } from './sealing-key.ts'

/**
 * The keys of the configuration. Without SECRETS_KEY or SECRETS_KEY_FILE it is `DATA_DIR/secrets.key`.
 * @throws CannotStart with an explanation when a key is missing, malformed, or readable by others.
 */
export async function findKeyring(config: KeyConfig): Promise<Keyring> {
  const current = await readSource(config.secretsKey ?? { file: ownFile(config), strict: true })
  const previous = config.previousSecretsKey && (await readSource(config.previousSecretsKey))
  return keyringOf({ current, previous })
}

/** Makes `DATA_DIR/secrets.key` when the configuration names no key and the file is missing. The caller holds the lock of the secrets. */
export async function ensureKeyFile(config: KeyConfig, random: Random): Promise<void> {
  const file = ownFile(config)
  if (config.secretsKey || (await exists(file))) return
  const draft = `${file}.draft` // renamed when complete
  try {
    await mkdir(dirname(file), { recursive: true })
    const handle = await open(draft, 'w', 0o600)
    await handle.writeFile(`${random.bytes(32).toString('base64')}\n`)
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    throw explainFileError(error, file)
  }
}

/** True if the configured key can be read. */
export async function hasKey(config: KeyConfig): Promise<boolean> {
  return config.secretsKey !== undefined || exists(ownFile(config))
}

export const ownFile = ({ dataDir }: Pick<KeyConfig, 'dataDir'>) => join(dataDir, 'secrets.key')

async function readSource(source: KeySource & { strict?: boolean }): Promise<Buffer> {
  if ('key' in source) return source.key
  const { file, strict = false } = source
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(`cannot read the key of the secrets in ${file}: ${error.code}`, { cause: error })
  })
  await checkRights(file, { strict })
  const key = parseSealingKey(text.trim())
  if (!key) throw new CannotStart(`${file} does not hold a key of 32 bytes, as base64 or hexadecimal digits`)
  return key
}

/** A file of a secret store may be readable by the group, because systemd and Kubernetes grant access that way; our own file may not. */
async function checkRights(file: string, { strict }: { strict: boolean }): Promise<void> {
  if (process.platform === 'win32') return // Windows has no such rights
  const { mode } = await stat(file)
  if ((mode & (strict ? 0o077 : 0o007)) === 0) return
  const who = (mode & 0o007) === 0 ? 'its group' : 'every user of this machine'
  throw new CannotStart(`${file} holds the key of the secrets and may be used by ${who}: chmod 600 ${file}`)
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw new CannotStart(`cannot read ${file}: ${error.code}`, { cause: error })
    },
  )
}
