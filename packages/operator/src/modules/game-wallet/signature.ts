import { createHmac, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto'
import type { SigningKey } from '@andon/operator/catalogue'

export interface Verifier {
  /** True if `header` (`<algorithm>=<base64>`) signs exactly these bytes with one of the supplier's keys. */
  accepts(rawBody: Buffer, header: string): boolean
  knowsAlgorithmOf(header: string): boolean
}

/** Only the algorithms of the supplier's registered keys are accepted, so the header cannot choose a weaker one. Throws if a key cannot be read. */
export function createVerifier(keys: readonly SigningKey[]): Verifier {
  const checks = keys.map((key) => ({ prefix: `${key.algorithm}=`, check: checkBy(key) }))
  return {
    accepts: (rawBody, header) =>
      checks.some(({ prefix, check }) => {
        const encoded = header.slice(prefix.length)
        if (!header.startsWith(prefix) || !/^[A-Za-z0-9+/]{1,700}={0,2}$/.test(encoded)) return false
        return check(rawBody, Buffer.from(encoded, 'base64'))
      }),
    knowsAlgorithmOf: (header) => checks.some(({ prefix }) => header.startsWith(prefix)),
  }
}

type Check = (rawBody: Buffer, signature: Buffer) => boolean

function checkBy(key: SigningKey): Check {
  if (key.algorithm === 'hmac-sha256') return hmac(key.secret)
  const publicKey = createPublicKey(key.publicKeyPem)
  return key.algorithm === 'ed25519' ? ed25519(publicKey) : rsa(publicKey)
}

const ed25519 =
  (publicKey: KeyObject): Check =>
  (rawBody, signature) =>
    signature.length === 64 && verify(null, rawBody, publicKey, signature)

const rsa =
  (publicKey: KeyObject): Check =>
  (rawBody, signature) =>
    verify('sha256', rawBody, publicKey, signature)

const hmac =
  (secret: Buffer): Check =>
  (rawBody, signature) => {
    const expected = createHmac('sha256', secret).update(rawBody).digest()
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  }
