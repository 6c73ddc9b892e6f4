import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterMessage, amountAt, drumsAt, standing } from './running-amount.ts'

test('between messages the amount never goes backwards and never beyond what was said', () => {
  const step = fc.record({ more: fc.nat(5_000), waitMs: fc.integer({ min: 1, max: 20_000 }) })
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(step, { maxLength: 12 }), (first, steps) => {
      let [run, said, nowMs, shown] = [standing(first), first, 0, first]
      for (const { more, waitMs } of steps) {
        said += more
        run = afterMessage(run, said, nowMs)
        for (const part of [0, 0.3, 0.7, 1]) {
          const next = amountAt(run, nowMs + waitMs * part)
          expect(next).toBeGreaterThanOrEqual(shown)
          expect(next).toBeLessThanOrEqual(said)
          shown = next
        }
        nowMs += waitMs
      }
    }),
  )
})

test('a won meter starts again at once', () => {
  const run = afterMessage(standing(90_000), 90_500, 0)
  expect(amountAt(afterMessage(run, 10_000, 400), 400)).toBe(10_000)
})

test('a drum turns only while those below it go from 9 to 0', () => {
  expect(drumsAt(1_995, 4)).toEqual([5, 9, 9, 1])
  expect(drumsAt(1_999.5, 5)).toEqual([9.5, 9.5, 9.5, 1.5, 0])
  expect(drumsAt(1_989.25, 4)).toEqual([9.25, 8.25, 9, 1])
})
