import { createHash } from 'node:crypto'

/** Tokens are 256 random bits, so a plain hash is all that has to be kept of them. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
