import { expect, test } from 'vitest'
import { reachesStart } from './moments.ts'
import type { Moment } from './use-play.ts'

const moment = (kind: Moment['kind'], number: number, home: number, away: number): Moment => ({
  kind,
  side: kind === 'part' ? null : 'home',
  minute: null,
  points: 1,
  player: null,
  other: null,
  score: { home, away },
  part: { number, home, away },
})
/** Newest first. */
const moments = [
  moment('points', 3, 1, 0),
  moment('part', 3, 0, 0),
  moment('points', 2, 11, 9),
  moment('points', 2, 10, 9),
]

test('a time line is drawn only where moments reach back to the start', () => {
  expect(reachesStart({ moments })).toBe(false)
  expect(reachesStart({ moments: [...moments, moment('part', 1, 0, 0)] })).toBe(true)
})
