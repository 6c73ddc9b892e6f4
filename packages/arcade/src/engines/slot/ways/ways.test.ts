import { toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { addCounts, readOutcome } from '../../title-maths.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { winsOfRounds } from '../kernel/rounds.fixture.ts'
import { waysWinsIn } from '../kernel/ways-wins.ts'
import { type Grid, gridAt } from '../kernel/window.ts'
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
  wildMultiplier: 1,
  wildExpands: false,
  strips: ['a b c b c a', 'w a c b a a c', 'b a w b c', 'c c a w b a'].map((reel) => reel.split(' ')),
}
const whole = { part: 0, parts: 1 }

/** The win of a window by the rules as a player reads them: every path over the reels is looked at by itself. In pay units. */
function naiveWin(landed: Grid, { symbols, wildMultiplier, wildExpands }: WaysRules): number {
  const grid = landed.map((column) => (wildExpands && column.includes('w') ? column.map(() => 'w') : column))
  let win = 0
  for (const { id, pays } of symbols.filter(({ role }) => role === 'pays')) {
    const pathsFrom = (reel: number, wilds: number): void => {
      const places = (grid[reel] ?? []).filter((symbol) => symbol === id || symbol === 'w')
      if (places.length === 0) win += (pays[reel] ?? 0) * wildMultiplier ** wilds
      for (const _place of places) pathsFrom(reel + 1, wilds + (grid[reel]?.includes('w') ? 1 : 0))
    }
    pathsFrom(0, 0)
  }
  return win
}

describe.each([
  { wildMultiplier: 1, wildExpands: false },
  { wildMultiplier: 2, wildExpands: false },
  { wildMultiplier: 1, wildExpands: true },
  { wildMultiplier: 3, wildExpands: true },
])('wilds that multiply by $wildMultiplier, expanding $wildExpands', (wilds) => {
  const rules = { ...small, ...wilds }
  const { count, sumOfWins, figures } = waysMaths(rules)
  const slow = countEveryStop(rules.strips, {
    ...whole,
    outcome: (stops) => `${naiveWin(gridAt(rules.strips, { stops, rows: 3 }), rules)}`,
  })

  test('the count of classes equals the naive evaluation of every stop, also in parts', () => {
    expect(count('base', whole)).toEqual(slow)
    const parts = [0, 1, 2].map((part) => count('base', { part, parts: 3 }))
    expect(addCounts(parts)).toEqual(slow)
  })

  test('the closed form of the mean is the sum over every stop', () => {
    const sum = [...slow].reduce((total, [outcome, stops]) => total + BigInt(readOutcome(outcome).win) * stops, 0n)
    expect(sumOfWins?.('base')).toBe(sum)
  })

  test('played rounds win what the naive evaluation of their window does, and agree with the figures', () => {
    const rounds = winsOfRounds(10_000, (draws) => {
      const { events, win } = waysSlot.open(rules, { draws, stake: 10, choice: null })
      const [reels] = events
      if (reels?.type !== 'reels') throw new Error('a round begins with its reels')
      expect(win).toBe(naiveWin(reels.grid, rules))
      return Number(win) / 10
    })
    const exact = figures({ base: slow })
    expect(rounds.meanDeviates(exact)).toBeLessThan(3.29)
    expect(Math.abs(rounds.variance / toNumber(exact.variance) - 1)).toBeLessThan(0.15)
    expect(rounds.shareAbove(0)).toBeCloseTo(toNumber(exact.hitFrequency), 1)
  })
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

test('each reel with a wild multiplies the wins that reach it, and the multiplier is announced', () => {
  const grid = ['a a c', 'w a b', 'a w w', 'b b b'].map((column) => column.split(' '))
  expect(waysWinsIn(grid, { ...small, wildMultiplier: 2 })).toEqual([
    // 2 · 2 · 3 ways of 5 units, times 2 for each of two reels
    expect.objectContaining({ symbol: 'a', count: 3, ways: 12, multiplier: 4, units: 240 }),
  ])
})

test('a reel with a wild fills before the wins, in its own event', () => {
  const rules = { ...small, wildExpands: true }
  const draws = drawsOf({ serverSeed: 'e'.repeat(64), clientSeed: 'expands', nonce: 1 })
  for (let spin = 0; spin < 100; spin++) {
    const [reels, next, wins] = waysSlot.open(rules, { draws, stake: 10, choice: null }).events
    if (reels?.type !== 'reels') throw new Error('a round begins with its reels')
    const wild = reels.grid.flatMap((column, reel) => (column.includes('w') ? [reel] : []))
    if (wild.length === 0) expect(next?.type).not.toBe('expand')
    else {
      const grid = reels.grid.map((column) => (column.includes('w') ? ['w', 'w', 'w'] : column))
      expect(next).toEqual({ type: 'expand', symbol: 'w', reels: wild, grid })
      if (wins?.type === 'symbolWins') expect(wins.wins).toHaveLength(waysWinsIn(grid, rules).length)
    }
  }
})

test('the display shows no lines', () => {
  expect(waysDisplay(small, { restingStops: [0, 0, 0, 0] })).toMatchObject({ pays: 'ways', lines: [], reels: 4 })
  const wilds = waysDisplay({ ...small, wildMultiplier: 2, wildExpands: true }, { restingStops: [0, 0, 0, 0] })
  expect(wilds).toMatchObject({ waysWildMultiplier: 2, wildsExpand: true })
})
