import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Random } from '../random/index.ts'
import type { Keyring } from './sealing-key.ts'

const nonceBytes = 12
const tagBytes = 16

/** A row of `platform.secrets`: `value` is nonce, ciphertext and tag of AES-256-GCM, with the name as additional data. */
export interface SealedSecret {
  readonly name: string
  readonly keyId: string
  readonly value: Buffer
}

/** The keyring cannot open a secret; the message gives the reason. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}

/** Seals under the current key. */
export function seal({ current }: Keyring, random: Random, secret: { name: string; plain: Buffer }): SealedSecret {
  const nonce = random.bytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce).setAAD(Buffer.from(secret.name))
  const value = Buffer.concat([nonce, cipher.update(secret.plain), cipher.final(), cipher.getAuthTag()])
  return { name: secret.name, keyId: current.id, value }
}

/** @throws CannotOpen when it was sealed under a key that is not on the ring, or has been changed since. */
export function open({ current, previous }: Keyring, { name, keyId, value }: SealedSecret): Buffer {
  const key = [current, previous].find((known) => known?.id === keyId)
  if (!key) {
    const given = [current.id, ...(previous ? [previous.id] : [])].join(' and ')
    throw new CannotOpen(
      `this node's key does not open the secrets in the database: they are sealed under the key ${keyId}, this node has ${given}`,
    )
  }
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, value.subarray(0, nonceBytes))
      .setAAD(Buffer.from(name))
      .setAuthTag(value.subarray(-tagBytes))
    return Buffer.concat([decipher.update(value.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch (error) {
    throw new CannotOpen(`the secret ${name} in the database has been changed since it was sealed`, { cause: error })
  }
}
