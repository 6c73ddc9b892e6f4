import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Secrets } from '@andon/platform/secrets'

/** PKCS #8 header before the 32 secret bytes of an Ed25519 key (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The signing key of a supplier of ours, made at the first start of an installation; the operator is given its public half. */
export async function signingKey(
  secrets: Secrets,
  supplier: 'arcade' | 'bookmaker',
): Promise<{ privateKey: KeyObject; publicKeyPem: string }> {
  const seed = await secrets.of(`${supplier}.signing`)
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  return { privateKey, publicKeyPem: createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString() }
}
