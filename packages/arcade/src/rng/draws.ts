import { assert } from '@andon/platform/assert'

/** Random whole numbers from a stream that can be recomputed from its seeds. */
export interface Draws {
  /** A whole number from 0 to n − 1, each exactly equally likely; n from 1 to 2³². */
  uniform(n: number): number
}

const words = 2 ** 32
const wordsPerBlock = 8
/** Far more than any round needs; a stream that never yields an acceptable word is broken. */
const maxBlocks = 100_000

/**
 * Reads a stream of 32-byte blocks as big-endian 32-bit words. A word at or above the greatest multiple of `n` is discarded, because it would make small
 * results likelier; others are reduced modulo `n`.
 */
export function createDraws(blockAt: (index: number) => Uint8Array): Draws {
  let view: DataView | null = null
  let taken = 0

  const nextWord = (): number => {
    const index = Math.floor(taken / wordsPerBlock)
    const offset = taken % wordsPerBlock
    assert(index < maxBlocks, 'a round reads a bounded part of its stream')
    if (view === null || offset === 0) {
      const block = blockAt(index)
      view = new DataView(block.buffer, block.byteOffset, block.byteLength)
    }
    taken += 1
    return view.getUint32(offset * 4)
  }

  return {
    uniform: (n) => {
      assert(Number.isInteger(n) && n >= 1 && n <= words, 'uniform(n) needs a whole n from 1 to 2^32')
      const limit = words - (words % n)
      let word = nextWord()
      while (word >= limit) word = nextWord()
      return word % n
    },
  }
}
