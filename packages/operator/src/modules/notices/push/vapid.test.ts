import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPoint, vapidKeys } from './vapid.ts'

const secret = Buffer.alloc(32, 7)

test('one secret gives one pair of keys, another another', () => {
  const { publicKey, privateKey } = vapidKeys(secret)
  const point = Buffer.from(publicKey, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
  expect(vapidKeys(secret)).toEqual({ publicKey, privateKey })
  const other = vapidKeys(Buffer.alloc(32, 8))
  expect([other.publicKey === publicKey, other.privateKey === privateKey]).toEqual([false, false])
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  expect(pair.getPublicKey('base64url')).toBe(publicKey)
})

test('a key that is no point of the curve is told from one that is', () => {
  const { publicKey } = vapidKeys(secret)
  const moved = Buffer.from(publicKey, 'base64url')
  moved.writeUInt8(moved.readUInt8(64) ^ 1, 64)
  expect([isPoint(publicKey), isPoint(moved.toString('base64url')), isPoint('A'.repeat(87))]).toEqual([
    true,
    false,
    false,
  ])
})
