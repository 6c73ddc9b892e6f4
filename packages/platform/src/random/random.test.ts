import { expect, test } from 'vitest'
import { systemRandom } from './index.ts'

test('no two draws are alike, and none is changed by later ones', () => {
  const first = systemRandom.bytes(16)
  const kept = first.toString('hex')
  const tokens = new Set(Array.from({ length: 5000 }, () => systemRandom.token(16)))
  expect(tokens.size).toBe(5000)
  expect(first.toString('hex')).toBe(kept)
})

test('draws have the requested length and use all byte values', () => {
  for (const count of [0, 1, 32, 256, 257, 10_000]) expect(systemRandom.bytes(count)).toHaveLength(count)
  const seen = new Set(Array.from({ length: 400 }, () => [...systemRandom.bytes(32)]).flat())
  expect(seen.size).toBe(256)
})
