import { expect, test } from 'vitest'
import { endingOf } from './ending-of.ts'

const openedAt = Temporal.Instant.from('2026-11-28T10:00:00Z')
const closed = (after: Temporal.DurationLike, staked = 100) =>
  endingOf({ state: 'closed', staked, openedAt, closedAt: openedAt.add(after) }, 24)

test('an open round waits from its stake for as long as its game says, and not in other games', () => {
  const open = { state: 'open', staked: 100, openedAt, closedAt: null } as const
  expect(endingOf(open, 24).waitsUntil?.toString()).toBe('2026-11-29T10:00:00Z')
  expect(endingOf(open, undefined)).toEqual({ waitsUntil: null, finishedByRules: false })
})

test.each([
  ['the player before the end', closed({ hours: 23, minutes: 59 }), false],
  ['the rules at the end, a moment before the operator’s own', closed({ hours: 23, minutes: 59, seconds: 58 }), true],
  ['the rules, though the server was away', closed({ hours: 30 }), true],
  ['nobody: the stake was returned', closed({ hours: 48 }, 0), false],
])('a round is finished by %s', (_who, ending, expected) => {
  expect(ending).toEqual({ waitsUntil: null, finishedByRules: expected })
})
