import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { readBounded } from '@andon/platform/files'
import type { SigningKey } from '../suppliers.ts'
import { type Problem, problem } from './problem.ts'
import type { Keys } from './schemas.ts'

const leastSecretBytes = 32
const leastRsaBits = 2048

interface Place {
  /** The supplier's folder. */
  readonly folder: string
  /** Its `keys.json`, as problems name it. */
  readonly file: string
}

/** The keys that `keys.json` names or contains. Every key is tried once, so that a bad one is found here and not with the first call. */
export async function readKeys(
  { keys, privateKeyFile }: Keys,
  place: Place,
): Promise<{ keys: readonly SigningKey[]; privateKeyPem: string | undefined; problems: readonly Problem[] }> {
  const problems: Problem[] = []
  const attempt = async <T>(at: string, work: () => Promise<T>): Promise<T[]> => {
    try {
      return [await work()]
    } catch (error) {
      problems.push(problem(place.file, at, error instanceof Error ? error.message : String(error)))
      return []
    }
  }
  const read = await Promise.all(keys.map((key, index) => attempt(`keys[${index}]`, () => readKey(key, place))))
  const own =
    privateKeyFile === undefined
      ? []
      : await attempt('privateKeyFile', () => readPrivateKey(place.folder, privateKeyFile))
  return { keys: read.flat(), privateKeyPem: own[0], problems }
}

async function readKey(key: Keys['keys'][number], { folder }: Place): Promise<SigningKey> {
  if (key.algorithm === 'hmac-sha256') {
    const text = await one(folder, { secretFile: key.secretFile, secretBase64: key.secretBase64 })
    const secret = Buffer.from(text.trim(), 'base64')
    if (secret.toString('base64').replace(/=+$/, '') !== text.trim().replace(/=+$/, ''))
      throw new Error('the secret is not base64')
    if (secret.length < leastSecretBytes)
      throw new Error(`the secret has ${secret.length} bytes; expected at least ${leastSecretBytes}`)
    return { algorithm: key.algorithm, secret }
  }
  const publicKeyPem = await one(folder, { publicKeyFile: key.publicKeyFile, publicKeyPem: key.publicKeyPem })
  if (publicKeyPem.includes('PRIVATE KEY')) throw new Error('this is a private key; expected the public one')
  const parsed = orRefuse(() => createPublicKey(publicKeyPem), 'this is not a public key in PEM')
  checkKind(parsed, key.algorithm === 'ed25519' ? 'ed25519' : 'rsa')
  return { algorithm: key.algorithm, publicKeyPem }
}

async function readPrivateKey(folder: string, name: string): Promise<string> {
  const pem = await textOf(folder, name)
  const parsed = orRefuse(() => createPrivateKey(pem), `${name} is not a private key in PEM without a password`)
  checkKind(parsed, 'rsa')
  return pem
}

function checkKind({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject, kind: 'ed25519' | 'rsa'): void {
  if (asymmetricKeyType !== kind) throw new Error(`this is a key for ${asymmetricKeyType}; expected one for ${kind}`)
  const bits = asymmetricKeyDetails?.modulusLength ?? 0
  if (kind === 'rsa' && bits < leastRsaBits)
    throw new Error(`the key has ${bits} bits; expected at least ${leastRsaBits}`)
}

/** The text of the one field that is there: the second contains it, the first names its file. */
async function one(folder: string, fields: Readonly<Record<string, string | undefined>>): Promise<string> {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined)
  const [found] = there
  if (there.length !== 1 || found?.[1] === undefined)
    throw new Error(`expected either ${Object.keys(fields).join(' or ')}`)
  return found[0].endsWith('File') ? textOf(folder, found[1]) : found[1]
}

async function textOf(folder: string, name: string): Promise<string> {
  const read = await readBounded(join(folder, name))
  if ('text' in read) return read.text
  throw new Error('missing' in read ? `the file ${name} is missing` : `the file ${name} ${read.why}`)
}

function orRefuse<T>(work: () => T, why: string): T {
  try {
    return work()
  } catch {
    throw new Error(why)
  }
}
