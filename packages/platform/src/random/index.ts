import { randomBytes, randomFillSync } from 'node:crypto'

/** Chance as an injected dependency. Bytes come from the operating system's generator. */
export interface Random {
  bytes(count: number): Buffer
  /** `count` random bytes as URL-safe text, 32 (256 bits) by default. */
  token(count?: number): string
}

/** Bytes are drawn in blocks, because each call of the generator costs microseconds; a byte is used once and wiped from the block. */
const stock = Buffer.alloc(8192)
let used = stock.length

function bytes(count: number): Buffer {
  if (count > 256) return randomBytes(count)
  if (used + count > stock.length) {
    randomFillSync(stock)
    used = 0
  }
  const drawn = Buffer.from(stock.subarray(used, used + count))
  stock.fill(0, used, used + count)
  used += count
  return drawn
}

export const systemRandom: Random = { bytes, token: (count = 32) => bytes(count).toString('base64url') }
