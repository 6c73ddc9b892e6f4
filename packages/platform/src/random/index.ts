import { randomBytes, randomFillSync } from 'node:crypto'

/** Chance as an injected dependency. Bytes come from the operating system's generator. */
export interface Random {
  bytes(count: number): Buffer
  /** `count` random bytes as URL-safe text: 32 bytes (256 bits) unless said otherwise. */
  token(count?: number): string
}

/** Drawn in stock, because each call of the generator costs microseconds; a byte is handed out once and wiped from the stock. */
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
