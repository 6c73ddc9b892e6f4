import { createHash } from 'node:crypto'

/** Only the hash of a session's token is stored. */
export function hashOf(sessionToken: string): Buffer {
  return createHash('sha256').update(sessionToken).digest()
}
