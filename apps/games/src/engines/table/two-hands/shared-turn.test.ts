import { expect, test } from 'vitest'
import { createFollowed } from './shared-turn.ts'

test('a fold of somebody else comes closer to what was told, and never goes beyond', () => {
  const follow = createFollowed()
  follow.begin(3)
  expect(follow.next(16)).toBeNull()
  follow.told({ card: 3, from: 'bottomLeft', part: 0.6 })
  const parts = Array.from({ length: 30 }, () => follow.next(16)?.part ?? 0)
  expect(parts[0]).toBeGreaterThan(0)
  expect(parts[0]).toBeLessThan(0.2)
  expect(parts.at(-1)).toBeCloseTo(0.6, 1)
  expect(Math.max(...parts)).toBeLessThanOrEqual(0.6)
})

test('a turned card is open at once, and what is told of another card is not shown', () => {
  const follow = createFollowed()
  follow.begin(4)
  follow.told({ card: 3, from: 'left', part: 0.5 })
  expect(follow.next(16)).toBeNull()
  follow.told({ card: 4, from: 'left', part: 1 })
  expect(follow.next(16)).toEqual({ from: 'left', part: 1 })
})
