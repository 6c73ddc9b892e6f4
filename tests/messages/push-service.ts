import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutwardPost } from '@andon/platform/outward'
import { expect } from 'vitest'

/** What a browser keeps of a subscription (RFC 8291). */
interface Receiver {
  readonly pair: ECDH
  readonly auth: Buffer
}

interface Taken {
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * A stand-in for the push services of browsers, on loopback: `postPush` sends to it what is for `https://push.example.com/…`. `subscribe` is what a browser sends to
 * subscribe; `readBy` what it then reads of the pushes that came.
 */
export async function startPushService() {
  const taken: Taken[] = []
  const receivers = new Map<string, Receiver>()
  const answers = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const endpoint = `https://push.example.com${request.url}`
    taken.push({ endpoint, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answers.get(endpoint) ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens
  return {
    answers,
    postPush: async (endpoint: string, { headers, body }: OutwardPost) => {
      const { pathname } = new URL(endpoint)
      const init = { method: 'POST', headers: { ...headers }, body: Buffer.from(body) }
      return (await fetch(`http://127.0.0.1:${port}${pathname}`, init)).status
    },
    subscribe: (endpoint: string) => {
      const pair = createECDH('prime256v1')
      const receiver = { pair, auth: randomBytes(16) }
      const p256dh = pair.generateKeys('base64url')
      receivers.set(endpoint, receiver)
      return { endpoint, p256dh, auth: receiver.auth.toString('base64url') }
    },
    pushedTo: (endpoint: string) => taken.filter((one) => one.endpoint === endpoint),
    readBy: (endpoint: string) => {
      const receiver = receivers.get(endpoint)
      if (receiver === undefined) throw new Error(`nothing has subscribed ${endpoint}`)
      return taken.filter((one) => one.endpoint === endpoint).map(({ body }) => decrypted(body, receiver))
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Content of one record in `aes128gcm` (RFC 8188), with the keys of RFC 8291. */
export function decrypted(body: Buffer, { pair, auth }: Receiver): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const derive = (ikm: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', ikm, by, info, bytes))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const ikm = derive(pair.computeSecret(sender), auth, about, 32)
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  expect(padded[end], 'the last record').toBe(2)
  return padded.subarray(0, end).toString('utf8')
}

/** The claims of a VAPID header (RFC 8292), whose signature by `publicKey` is checked. */
export function vapidClaims(header: string | undefined, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header ?? '') ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const by = { key: signer, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'))).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
