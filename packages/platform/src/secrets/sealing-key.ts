import { createHash } from 'node:crypto'

const keyBytes = 32

/** A key that seals the installation's secrets. It is never stored in the database. */
export interface SealingKey {
  /** 16 hexadecimal digits made from the key. Stored beside what the key seals; does not reveal the key. */
  readonly id: string
  readonly bytes: Buffer
}

export interface Keyring {
  /** Seals new secrets, and opens those it sealed. */
  readonly current: SealingKey
  /** Opens secrets not yet sealed again since the key was replaced. */
  readonly previous: SealingKey | undefined
}

/** @throws RangeError when a key is not 32 bytes. */
export function keyringOf({ current, previous }: { current: Buffer; previous?: Buffer | undefined }): Keyring {
  return { current: sealingKey(current), previous: previous && sealingKey(previous) }
}

function sealingKey(bytes: Buffer): SealingKey {
  if (bytes.length !== keyBytes) throw new RangeError(`a sealing key has ${keyBytes} bytes, not ${bytes.length}`)
  const id = createHash('sha256').update('andon.sealing-key.').update(bytes).digest('hex').slice(0, 16)
  return { id, bytes }
}

/** Reads 32 bytes written as base64 or as hexadecimal digits; undefined for anything else. */
export function parseSealingKey(text: string): Buffer | undefined {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (/^[\w+/-]{43}=?$/.test(text)) return Buffer.from(text, 'base64')
  return undefined
}
