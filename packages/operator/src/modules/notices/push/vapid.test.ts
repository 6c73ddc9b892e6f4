import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { vapidKeys } from './vapid.ts'

const secret = Buffer.alloc(32, 7)

test('the header is signed by the key that browsers subscribe with, for the host that it goes to', () => {
  const { publicKey, authorization } = vapidKeys(secret)
  const point = Buffer.from(publicKey, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
  const now = Temporal.Instant.from('2026-11-29T12:00:00Z')
  const header = authorization({
    endpoint: 'https://push.example.com/send/1?x=y',
    contact: 'mailto:a@leo.example',
    now,
  })
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
  expect(key).toBe(publicKey)
  const [head = '', body = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(body)).toEqual({
    aud: 'https://push.example.com',
    exp: Date.parse('2026-11-30T00:00:00Z') / 1000,
    sub: 'mailto:a@leo.example',
  })
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKeyObject = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = { key: publicKeyObject, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'))).toBe(true)
})

test('one secret gives one key, another another', () => {
  expect(vapidKeys(secret).publicKey).toBe(vapidKeys(secret).publicKey)
  expect(vapidKeys(Buffer.alloc(32, 8)).publicKey).not.toBe(vapidKeys(secret).publicKey)
})
