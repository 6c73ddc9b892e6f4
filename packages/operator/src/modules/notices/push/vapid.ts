import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto'

const hours = 12

/** The keys by which push services recognise the installation (RFC 8292), made from one of its secrets. */
export function vapidKeys(secret: Buffer) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update('notices.push').update(secret).digest())
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const publicKey = point.toString('base64url')
  return {
    /** Of 65 bytes, in base64url: what browsers subscribe with. */
    publicKey,
    /** The header that proves to the host of `endpoint` who sends, until twelve hours after `now`. `contact`: `mailto:…` */
    authorization({ endpoint, contact, now }: { endpoint: string; contact: string; now: Temporal.Instant }): string {
      const exp = Math.floor(now.epochMilliseconds / 1000) + hours * 3600
      const parts = [
        { typ: 'JWT', alg: 'ES256' },
        { aud: new URL(endpoint).origin, exp, sub: contact },
      ]
      const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
      return `vapid t=${text}.${signature}, k=${publicKey}`
    },
  }
}
