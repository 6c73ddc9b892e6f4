import { expect, test } from 'vitest'
import { waitsUntil } from './waits-until.ts'

const openedAt = Temporal.Instant.from('2026-11-28T10:00:00Z')
const open = { state: 'open', staked: 100, openedAt } as const

test('an open round waits from its stake for as long as its game says', () => {
  expect(waitsUntil(open, 24)?.toString()).toBe('2026-11-29T10:00:00Z')
})

test.each([
  ['of a game whose rounds do not wait', open, undefined],
  ['that is over', { ...open, state: 'closed' as const }, 24],
  ['whose stake was returned', { ...open, staked: 0 }, 24],
])('a round %s does not wait', (_what, round, hours) => {
  expect(waitsUntil(round, hours)).toBeNull()
})
