import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  privateEncrypt,
} from 'node:crypto'
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { encodedMessage } from '../../provably-fair/rsa-fdh-vrf.ts'

const modulusLength = 3072

/** The signer's key. `publicKey` is its SubjectPublicKeyInfo as base64. */
export interface SigningKey {
  readonly publicKey: string
  /** The one signature of this message, base64 (RSA-FDH-VRF of RFC 9381). */
  sign(message: string): Promise<string>
}

/** Reads `key.pem` of the folder; makes it if there is none. Of processes that make it at once, all use the first. Throws if others may read it. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  const file = join(folder, 'key.pem')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pem = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await writeNewKey(file)
    return readFile(file, 'utf8')
  })
  const { mode } = await stat(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new Error(`${file} holds the key of the second signer and may be used by others: chmod 600 ${file}`)
  return signingKeyOf(createPrivateKey(pem))
}

export function signingKeyOf(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey)
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url')
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: async (message) => {
      const encoded = Buffer.from(await encodedMessage(modulus, message))
      return privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, encoded).toString('base64')
    },
  }
}

/** Linked when complete, so that no reader sees half a key and no key is overwritten. */
async function writeNewKey(file: string): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength, publicExponent: 65_537 })
  await writeOnce(file, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString())
}

/** Writes a file durably, with rights for its owner alone. False, and nothing changes, if it is there already. */
export async function writeOnce(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}.${performance.now()}.draft`
  try {
    const handle = await open(draft, 'wx', 0o600)
    await handle.writeFile(content)
    await handle.sync()
    await handle.close()
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false // of `link`: names of drafts are unique
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
