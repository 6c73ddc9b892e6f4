import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { betsTree } from './bets-tree.ts'
import { type BetLeaf, betLeafText, sidesOf } from './shared-round.ts'

const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const leafHash = (bet: BetLeaf) => hashOf('\0', betLeafText(bet))
const bets = (count: number): BetLeaf[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `rnd_${`${at}`.padStart(26, '0')}`,
    stake: 100 + at,
    choice: { red: at },
  }))

test('the root is that of RFC 6962: three leaves are a pair and one alone, and no bet is the hash of nothing', () => {
  const [a, b, c] = bets(3).map(leafHash)
  if (!a || !b || !c) throw new Error('three bets have three leaves')
  expect(betsTree([]).root).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(betsTree(bets(1)).root).toBe(a.toString('hex'))
  expect(betsTree(bets(3)).root).toBe(hashOf('\x01', hashOf('\x01', a, b), c).toString('hex'))
  expect(betsTree(bets(3).toReversed()).root).toBe(betsTree(bets(3)).root)
})

test('the path of every bet leads to the root, in trees of 1 to 40 bets, and a path of another length to none', () => {
  for (let count = 1; count <= 40; count++) {
    const tree = betsTree(bets(count))
    for (const bet of bets(count)) {
      const path = tree.pathOf(bet.id)
      if (!path) throw new Error(`${bet.id} has a path`)
      const sides = sidesOf(path) ?? []
      const root = path.hashes.reduce((below, hash, at) => {
        const beside = Buffer.from(hash, 'hex')
        return sides[at] === 'left' ? hashOf('\x01', beside, below) : hashOf('\x01', below, beside)
      }, leafHash(bet))
      expect(root.toString('hex')).toBe(tree.root)
      expect(sidesOf({ ...path, hashes: [...path.hashes, tree.root] })).toBeNull()
    }
  }
  expect(betsTree(bets(3)).pathOf('rnd_other')).toBeNull()
  expect(sidesOf({ index: 3, size: 3, hashes: [] })).toBeNull()
})
