import { createHmac, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto'
import type { SigningKey } from '@andon/operator/catalogue'

export interface Verifier {
  /** Whether `header` (`<algorithm>=<base64>`) signs exactly these bytes with the supplier's key. */
  accepts(rawBody: Buffer, header: string | undefined): boolean
}

/** Only the supplier's registered algorithm is accepted, so the header cannot choose a weaker one. */
export function createVerifier(key: SigningKey): Verifier {
  const check = key.algorithm === 'ed25519' ? ed25519(createPublicKey(key.publicKeyPem)) : hmac(key.secret)
  const prefix = `${key.algorithm}=`
  return {
    accepts: (rawBody, header) => {
      if (!header?.startsWith(prefix)) return false
      const encoded = header.slice(prefix.length)
      return /^[A-Za-z0-9+/]{1,344}={0,2}$/.test(encoded) && check(rawBody, Buffer.from(encoded, 'base64'))
    },
  }
}

const ed25519 = (publicKey: KeyObject) => (rawBody: Buffer, signature: Buffer) =>
  signature.length === 64 && verify(null, rawBody, publicKey, signature)

const hmac = (secret: Buffer) => (rawBody: Buffer, signature: Buffer) => {
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
