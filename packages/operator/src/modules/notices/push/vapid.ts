import { createECDH, createHash, ECDH } from 'node:crypto'

/** The keys by which push services recognise the installation (RFC 8292), made from one of its secrets. Both in base64url; the public key, of 65 bytes, is what browsers subscribe with. */
export function vapidKeys(secret: Buffer): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update('notices.push').update(secret).digest())
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}

/** True if a browser's key, in base64url, is a point of P-256, so that a message can be encrypted for it. */
export function isPoint(p256dh: string): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url')
    return point.length === 65 && ECDH.convertKey(point, 'prime256v1').length === 65
  } catch {
    return false
  }
}
