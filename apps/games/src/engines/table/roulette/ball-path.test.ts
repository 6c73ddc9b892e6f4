import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { angleOfPocket, planBall, pocketCount, runningSpeed } from './ball-path.ts'

const starts = fc.record({
  from: fc.double({ min: -50, max: 50, noNaN: true }),
  pocket: fc.integer({ min: 0, max: pocketCount - 1 }),
})
const step = 1 / 240

describe('the way of the ball', () => {
  test('begins where the ball was, with the speed at which it was running', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const { angleAt } = planBall(start)
        const turns = (angleAt(0) - start.from) / (2 * Math.PI)
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9)
        expect((angleAt(0) - angleAt(step)) / step / runningSpeed).toBeCloseTo(1, 1)
      }),
    )
  })

  test('ends in the drawn pocket without speed, and never jumps', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const { seconds, angleAt, distanceAt } = planBall(start)
        expect(angleAt(seconds)).toBe(angleOfPocket(start.pocket))
        expect(distanceAt(seconds)).toBe(0)
        expect(Math.abs(angleAt(seconds - step) - angleAt(seconds))).toBeLessThan(0.001)
        for (let second = 0; second < seconds; second += step) {
          const moved = angleAt(second) - angleAt(second + step)
          expect(moved).toBeGreaterThanOrEqual(0) // it never turns back for a number
          expect(moved).toBeLessThanOrEqual(runningSpeed * step * 1.001)
          expect(Math.abs(distanceAt(second) - distanceAt(second + step))).toBeLessThan(0.08)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('is the same for every pocket but for its length, which is at most one round more', () => {
    const paths = Array.from({ length: pocketCount }, (_, pocket) => planBall({ from: 1, pocket }))
    const seconds = paths.map((path) => path.seconds)
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan((2 * 2 * Math.PI) / runningSpeed)
    for (const part of [0.1, 0.5, 0.6, 0.75, 0.9, 1])
      expect(new Set(paths.map((path) => path.distanceAt(part * path.seconds).toFixed(9))).size).toBe(1)
  })
})
