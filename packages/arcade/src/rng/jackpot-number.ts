/** The signed text for each block of a level's draw. Client seeds contain no colon, so no block of the round's own stream has such a text. */
export function jackpotMessage({
  clientSeed,
  nonce,
  pool,
  level,
  block,
}: {
  readonly clientSeed: string
  readonly nonce: number
  readonly pool: string
  readonly level: string
  readonly block: number
}): string {
  return `jackpot:${clientSeed}:${nonce}:${pool}.${level}:${block}`
}

const words = 2n ** 64n
const wordsPerBlock = 4

/**
 * A whole number from 0 to `of` − 1, each equally likely, from a block of 32 bytes, read as big-endian 64-bit words. A word at or above the greatest multiple of
 * `of` is discarded. Null: all of them are, and the next block is needed.
 */
export function numberIn(block: Uint8Array, of: number): number | null {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const size = BigInt(of)
  const limit = words - (words % size)
  for (let at = 0; at < wordsPerBlock; at++) {
    const word = view.getBigUint64(at * 8)
    if (word < limit) return Number(word % size)
  }
  return null
}
