import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { assert } from '@andon/platform/sql'

const nonceBytes = 12
const tagBytes = 16

export type Seal = ReturnType<typeof createSeal>

/**
 * Encrypts values that must stay readable with AES-256-GCM, under a key of the installation and bound to the player. That key is itself encrypted
 * under a key that is kept outside the database.
 */
export function createSeal({ random }: Runtime, { secrets }: { secrets: Secrets }) {
  const key = () => secrets.of('identity.second-step')
  return {
    close: async (plain: Buffer, playerId: string): Promise<Buffer> => {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(playerId))
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    open: async (sealed: Buffer, playerId: string): Promise<Buffer> => {
      assert(sealed.length > nonceBytes + tagBytes, 'a sealed value has a nonce and a tag')
      const decipher = createDecipheriv('aes-256-gcm', await key(), sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(playerId))
        .setAuthTag(sealed.subarray(-tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
    },
  }
}
