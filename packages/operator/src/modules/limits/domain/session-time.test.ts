import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeAt, reachedAt, type Span, timeWithin } from './session-time.ts'

/** A model of presence: the set of time steps in which the player was logged in. */
const spans = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 90 }), length: fc.integer({ min: 0, max: 30 }) })
    .map(({ from, length }): Span => ({ from, to: Math.min(100, from + length) })),
  { maxLength: 8 },
)
const now = 100
const steps = (given: readonly Span[]) => {
  const present = new Set<number>()
  for (const { from, to } of given) for (let at = from; at < to; at++) present.add(at)
  return present
}
const used = (present: ReadonlySet<number>, { from, to }: Span) => {
  let sum = 0
  for (let at = from; at < to; at++) if (present.has(at)) sum++
  return sum
}

test('overlapping sessions count once', () => {
  const both = [
    { from: 0, to: 10 },
    { from: 5, to: 20 },
  ]
  expect(timeWithin(both, { from: 0, to: 100 })).toBe(20)
  fc.assert(
    fc.property(spans, fc.integer({ min: 0, max: 100 }), (given, from) => {
      expect(timeWithin(given, { from, to: now })).toBe(used(steps(given), { from, to: now }))
    }),
  )
})

test('a player who stays is logged out exactly when the limit is used up, and never if it cannot be', () => {
  fc.assert(
    fc.property(
      spans,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 10, max: 80 }),
      (given, limitMs, periodMs) => {
        const present = steps(given)
        let expected: number | null = null
        for (let at = now; at <= now + 3 * periodMs; at++) {
          if (at > now) present.add(at - 1)
          if (used(present, { from: at - periodMs, to: at }) < limitMs) continue
          expected = at
          break
        }
        expect(reachedAt(given, now, { limitMs, periodMs })).toBe(expected)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a player who stays away can log in again as soon as enough time is available', () => {
  fc.assert(
    fc.property(
      spans,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 10, max: 80 }),
      fc.integer({ min: 1, max: 5 }),
      (given, limitMs, periodMs, freeMs) => {
        const present = steps(given)
        let expected = now
        while (used(present, { from: expected - periodMs, to: expected }) > Math.max(0, limitMs - freeMs)) expected++
        expect(freeAt(given, now, { limitMs, periodMs, freeMs })).toBe(expected)
      },
    ),
    { numRuns: 2000 },
  )
})
