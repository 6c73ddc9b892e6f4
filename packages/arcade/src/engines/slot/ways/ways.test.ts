import { expect, test } from 'vitest'
import { toNumber } from '../../rational.ts'
import { addCounts, readOutcome } from '../../title-maths.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { winsOfRounds } from '../kernel/rounds.fixture.ts'
import { waysWinsIn } from '../kernel/ways-wins.ts'
import { gridAt } from '../kernel/window.ts'
import { waysDisplay } from './display.ts'
import { waysMaths } from './maths.ts'
import { waysSlot } from './play.ts'
import type { WaysRules } from './rules.ts'

const small: WaysRules = {
  gameCode: 'small',
  rows: 3,
  payUnit: 10,
  symbols: [
    { id: 'w', role: 'wild', pays: {} },
    { id: 'a', role: 'pays', pays: { 3: 5, 4: 20 } },
    { id: 'b', role: 'pays', pays: { 2: 1, 3: 2, 4: 9 } },
    { id: 'c', role: 'pays', pays: { 4: 3 } },
  ],
  strips: ['a b c b c a', 'w a c b a a c', 'b a w b c', 'c c a w b a'].map((reel) => reel.split(' ')),
}
const maths = waysMaths(small)
const whole = { part: 0, parts: 1 }

test('the count of classes equals the evaluation of every stop, also in parts', () => {
  const slow = countEveryStop(small.strips, {
    ...whole,
    outcome: (stops) =>
      `${waysWinsIn(gridAt(small.strips, { stops, rows: 3 }), small).reduce((sum, { units }) => sum + units, 0)}`,
  })
  expect(maths.count('base', whole)).toEqual(slow)
  const parts = [0, 1, 2].map((part) => maths.count('base', { part, parts: 3 }))
  expect(addCounts(parts)).toEqual(slow)
  const sum = [...slow].reduce((total, [outcome, count]) => total + BigInt(readOutcome(outcome).win) * count, 0n)
  expect(maths.sumOfWins?.('base')).toBe(sum)
})

test('a symbol wins once for each path over its positions and wilds', () => {
  const grid = ['a a c', 'w a b', 'a c c', 'b b c'].map((column) => column.split(' '))
  expect(waysWinsIn(grid, small)).toEqual([
    {
      symbol: 'a',
      count: 3,
      ways: 4,
      multiplier: 1,
      units: 20,
      positions: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 0],
      ],
    },
    // c takes a wild on the second reel: 1 · 1 · 2 · 1 ways
    expect.objectContaining({ symbol: 'c', count: 4, ways: 2, units: 6 }),
  ])
})

test('the figures agree with a simulation', () => {
  const figures = maths.figures({ base: maths.count('base', whole) })
  const rounds = winsOfRounds(
    10_000,
    (draws) => Number(waysSlot.open(small, { draws, stake: 10, choice: null }).win) / 10,
  )
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.variance / toNumber(figures.variance)).toBeCloseTo(1, 1)
  expect(rounds.shareAbove(0)).toBeCloseTo(toNumber(figures.hitFrequency), 1)
})

test('the display shows no lines', () => {
  expect(waysDisplay(small, { restingStops: [0, 0, 0, 0] })).toMatchObject({ pays: 'ways', lines: [], reels: 4 })
})
