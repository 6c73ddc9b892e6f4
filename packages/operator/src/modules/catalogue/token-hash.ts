import { createHash } from 'node:crypto'

/** Tokens are 256 random bits, so a hash without a salt is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
