import { createHash } from 'node:crypto'
import { type BetLeaf, type BetPath, betLeafText } from './shared-round.ts'

/**
 * The tree of all accepted bets of a round that are for money, of the shape of RFC 6962: its root is signed, so no bet can be added, changed or taken away once the result is known. Bets stand in
 * the order of their ids.
 */
export function betsTree(bets: readonly BetLeaf[]) {
  const sorted = bets.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const levels = levelsOf(sorted.map((bet) => sha256(leaf, Buffer.from(betLeafText(bet)))))
  return {
    /** 64 hex digits; without a bet the SHA-256 of nothing. */
    root: (levels.at(-1)?.[0] ?? sha256()).toString('hex'),
    /** Null for a bet that is not among them. */
    pathOf: (id: string): BetPath | null => {
      const index = sorted.findIndex((bet) => bet.id === id)
      if (index < 0) return null
      const hashes = levels.slice(0, -1).flatMap((level, height) => {
        const neighbour = level[Math.floor(index / 2 ** height) ^ 1]
        return neighbour ? [neighbour.toString('hex')] : []
      })
      return { index, size: sorted.length, hashes }
    },
  }
}

const leaf = Buffer.from([0])
const node = Buffer.from([1])

/** A hash without a neighbour goes up as it is, which is the shape of RFC 6962. */
function levelsOf(leaves: readonly Buffer[]): Buffer[][] {
  const levels: Buffer[][] = [[...leaves]]
  for (let below = leaves; below.length > 1; ) {
    const level: Buffer[] = []
    for (let at = 0; at < below.length; at += 2) {
      const [left, right] = below.slice(at, at + 2)
      if (left) level.push(right ? sha256(node, left, right) : left)
    }
    levels.push(level)
    below = level
  }
  return levels
}

function sha256(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
