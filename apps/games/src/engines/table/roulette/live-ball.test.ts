import { expect, test } from 'vitest'
import { angleOfPocket, pocketCount, runningSpeed } from './ball-path.ts'
import { droppingBall, runningBall, wheelAt } from './live-ball.ts'

const lockedAt = 1_790_000_015_000
const shownAt = lockedAt + 1_240

test.each([0, 7, 36])(
  'the ball lies in pocket %i at an instant that the lock and the result alone decide, in time to be read',
  (pocket) => {
    const { runsForMs, at } = droppingBall({ lockedAt, shownAt, pocket })
    expect(runsForMs).toBeLessThan(7_500)
    expect(at(shownAt + runsForMs + 5)).toEqual({ angle: angleOfPocket(pocket), distance: 0 })
    expect(at(shownAt + runsForMs * 0.5).distance).toBe(1)
  },
)

test('a screen that hears of the result a third of a second late goes on without a visible jump', () => {
  for (let pocket = 0; pocket < pocketCount; pocket++) {
    const heardAt = shownAt + 330
    const was = runningBall(lockedAt, heardAt)
    const is = droppingBall({ lockedAt, shownAt, pocket }).at(heardAt)
    const apart = Math.abs(((((is.angle - was.angle) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
    expect([is.distance, apart < runningSpeed * 0.02]).toEqual([1, true]) // less than a frame of its way
  }
})

test('the wheel turns evenly with the clock of the tables', () => {
  expect(wheelAt(11_000 * 7)).toBe(0)
  expect(wheelAt(11_000 * 7 + 2_750)).toBeCloseTo(Math.PI / 2)
})
