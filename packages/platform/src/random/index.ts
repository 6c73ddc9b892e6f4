import { randomBytes } from 'node:crypto'

/** Chance as an injected dependency. Bytes come from the operating system's generator. */
export interface Random {
  bytes(count: number): Buffer
  /** `count` random bytes as URL-safe text: 32 bytes (256 bits) unless said otherwise. */
  token(count?: number): string
}

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  token: (count = 32) => randomBytes(count).toString('base64url'),
}
