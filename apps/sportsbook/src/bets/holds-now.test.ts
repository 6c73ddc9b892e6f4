import { expect, test } from 'vitest'
import { holdsNow } from './holds-now.ts'

const now = { value: 900, minutes: 60, redCards: { home: 1, away: 0 } }

test.each([
  [{ when: 'valueAtLeast' as const, amount: 900 }, true],
  [{ when: 'valueAtLeast' as const, amount: 901 }, false],
  [{ when: 'valueAtMost' as const, amount: 900 }, true],
  [{ when: 'valueAtMost' as const, amount: 899 }, false],
  [{ when: 'minuteReached' as const, event: 'e', minute: 60 }, true],
  [{ when: 'minuteReached' as const, event: 'e', minute: 61 }, false],
  [{ when: 'redCard' as const, event: 'e', side: 'home' as const }, true],
  [{ when: 'redCard' as const, event: 'e', side: 'away' as const }, false],
])('%o', (condition, holds) => {
  expect(holdsNow(condition, now)).toBe(holds)
})

test('what is not known does not hold', () => {
  expect(holdsNow({ when: 'valueAtMost', amount: 5 }, { value: null, minutes: null, redCards: null })).toBe(false)
})
