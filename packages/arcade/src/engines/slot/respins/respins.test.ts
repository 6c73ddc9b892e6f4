import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { readOutcome } from '../../title-maths.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { winsOfRounds } from '../kernel/rounds.fixture.ts'
import { gridAt } from '../kernel/window.ts'
import { respinDisplay } from './display.ts'
import { respinMaths } from './maths.ts'
import { filled, respinSlot, wildReels } from './play.ts'
import { maskOf, type RespinRules } from './rules.ts'

const small: RespinRules = {
  gameCode: 'small',
  rows: 2,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  symbols: [
    { id: 'w', role: 'wild', pays: { 3: 30 } },
    { id: 'a', role: 'pays', pays: { 2: 1, 3: 9 } },
    { id: 'b', role: 'pays', pays: { 3: 2 } },
  ],
  strips: ['a b b w a b b', 'w a b b a b b', 'b a b w b a'].map((reel) => reel.split(' ')),
}
const maths = respinMaths(small)
const whole = { part: 0, parts: 1 }
const counts = Object.fromEntries(maths.modes.map((mode) => [mode, maths.count(mode, whole)]))

test('every set of reels with wilds is a mode, unless none is left to turn', () => {
  expect(maths.modes).toEqual([0, 1, 2, 3, 4, 5, 6].map((mask) => `held:${mask}`))
  const withoutFirst = { ...small, strips: small.strips.map((strip, reel) => (reel === 0 ? ['a', 'b'] : strip)) }
  expect(respinMaths(withoutFirst).modes).toEqual(['held:0', 'held:2', 'held:4', 'held:6'])
})

test('wilds on the left stand for the first other symbol, and a line of wilds alone has pays of its own', () => {
  const winOn = (...line: string[]) =>
    lineWinsIn(
      line.map((symbol) => [symbol, 'b']),
      { ...small, lines: [[0, 0, 0]] },
    )
  expect(winOn('w', 'a', 'a')).toMatchObject([{ symbol: 'a', count: 3, units: 9 }])
  expect(winOn('w', 'w', 'b')).toMatchObject([{ symbol: 'b', count: 3, units: 2 }])
  expect(winOn('w', 'a', 'b')).toMatchObject([{ symbol: 'a', count: 2, units: 1 }])
  expect(winOn('w', 'w', 'w')).toMatchObject([{ symbol: 'w', count: 3, units: 30 }])
})

test.each(maths.modes)('the count equals the evaluation of every stop (%s)', (mode) => {
  const held = [0, 1, 2].filter((reel) => maskOf(mode) & (2 ** reel))
  const turning = small.strips.map((strip, reel) => (held.includes(reel) ? ['w'] : strip))
  const slow = countEveryStop(turning, {
    ...whole,
    outcome: (stops) => {
      const now = wildReels(small, gridAt(turning, { stops, rows: small.rows }))
      const grid = filled(small, { grid: gridAt(turning, { stops, rows: small.rows }), held: now })
      const win = lineWinsIn(grid, small).reduce((sum, { units }) => sum + units, 0)
      const mask = now.reduce((sum, reel) => sum + 2 ** reel, 0)
      return mask === maskOf(mode) || mask === 7 ? `${win}` : `${win} held:${mask}`
    },
  })
  expect(counts[mode]).toEqual(slow)
  const sum = [...slow].reduce((total, [outcome, count]) => total + BigInt(readOutcome(outcome).win) * count, 0n)
  expect(maths.sumOfWins?.(mode)).toBe(sum)
})

test('the figures agree with a simulation', () => {
  const figures = maths.figures(counts)
  const rounds = winsOfRounds(
    10_000,
    (draws) => Number(respinSlot.open(small, { draws, stake: 3, choice: null }).win) / 3,
  )
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.variance / toNumber(figures.variance)).toBeCloseTo(1, 1)
  expect(rounds.shareAbove(0)).toBeCloseTo(toNumber(figures.hitFrequency), 1)
})

test('held reels stay full of wilds, and each respin adds one', () => {
  for (let nonce = 0; nonce < 300; nonce++) {
    const draws = drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'respins', nonce })
    let held: readonly number[] = []
    for (const event of respinSlot.open(small, { draws, stake: 3, choice: null }).events) {
      if (event.type === 'respin') {
        expect(event.held.length).toBeGreaterThan(held.length)
        held = event.held
      }
      if (event.type === 'reels') for (const reel of held) expect(event.grid[reel]).toEqual(['w', 'w'])
    }
  }
})

test('the display says that wilds are held', () => {
  expect(respinDisplay(small, { restingStops: [0, 0, 1] })).toMatchObject({ stickyWilds: true, payUnit: 3, reels: 3 })
})
