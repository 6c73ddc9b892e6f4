import { add, compare, fraction, toNumber } from '@andon/money/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { addCounts, type Counts } from '../../title-maths.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { countTumble, outcomeText } from './count.ts'
import { tumbleFigures } from './figures.ts'
import { findWins } from './find-wins.ts'
import { playTumble } from './play.ts'
import type { TumbleMode, TumbleRules } from './rules.ts'
import { tumbleSpin } from './spin.ts'
import { anywhere, cluster, fallingRows, wildCluster } from './tumble.fixture.ts'

const games = [anywhere, cluster, wildCluster, fallingRows] as const
const cases = games.flatMap((rules) =>
  (['base', 'free'] as const).map((mode) => ({ name: rules.gameCode, rules, mode })),
)

test.each(cases)('$name: the fast count equals playing every stop ($mode)', ({ rules, mode }) => {
  const parts = [0, 1, 2].map((part) => countTumble(rules, { mode, part, parts: 3 }))
  expect(new Map(addCounts(parts))).toEqual(new Map(countByPlaying(rules, mode)))
})

test.each(games)('$gameCode: mean, variance and quantiles agree with a simulation', (rules) => {
  const figures = figuresOf(rules)
  const draws = drawsOf({ serverSeed: 'd'.repeat(64), clientSeed: rules.gameCode, nonce: 0 })
  const rounds = 3000
  const wins = Array.from({ length: rounds }, () => playTumble(rules, { draws, stake: 4 }).win / 4)
  const mean = wins.reduce((sum, win) => sum + win, 0) / rounds
  const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / rounds
  expect(Math.abs(mean - toNumber(figures.rtp))).toBeLessThan(3.29 * Math.sqrt(toNumber(figures.variance) / rounds))
  expect(variance / toNumber(figures.variance)).toBeCloseTo(1, 0)
  for (const { share, multiple } of figures.quantiles.slice(0, 5)) {
    const notAbove = wins.filter((win) => win <= toNumber(multiple)).length / rounds
    const below = wins.filter((win) => win < toNumber(multiple)).length / rounds
    const tolerance = 3.29 * Math.sqrt((toNumber(share) * (1 - toNumber(share))) / rounds)
    expect(notAbove).toBeGreaterThan(toNumber(share) - tolerance)
    expect(below).toBeLessThan(toNumber(share) + tolerance)
  }
})

test('the figures of a round with one free spin are those of every pair of stops', () => {
  const rules = { ...anywhere, mostFreeSpins: 1 }
  const base = [...countTumble(rules, { mode: 'base', part: 0, parts: 1 })]
  const free = [...countTumble(rules, { mode: 'free', part: 0, parts: 1 })]
  const win = (outcome: string) => BigInt(outcome.split(' ')[0] ?? 0)
  let [sum, squares, all] = [0n, 0n, 0n]
  for (const [first, stops] of base)
    for (const [second, more] of free) {
      const total = win(first) + (first.includes('scatters') ? win(second) : 0n)
      sum += total * stops * more
      squares += total * total * stops * more
      all += stops * more
    }
  const { rtp, variance } = figuresOf(rules)
  expect(rtp).toEqual(fraction(sum, all * 4n))
  expect(variance).toEqual(fraction(squares * all - sum * sum, all * all * 16n))
})

test('the return is the sum of its parts, and the top award is won at least once in the full cycle', () => {
  for (const rules of games) {
    const { rtp, returnByFeature, topAward } = figuresOf(rules)
    expect(add(...Object.values(returnByFeature))).toEqual(rtp)
    expect(compare(topAward.perRound, fraction(0))).toBeGreaterThan(0)
  }
})

test('pay anywhere: winners leave, symbols above fall, and the reel is refilled from its strip above the window', () => {
  const rules: TumbleRules = {
    ...anywhere,
    strips: {
      base: [
        ['x', 'y', 'a', 'b', 'a'],
        ['a', 'a', 'c', 'b'],
      ],
      free: [],
    },
  }
  const { grid, steps, falls } = tumbleSpin(rules, { stops: [2, 0], mode: 'base', from: 1 })
  expect(grid).toEqual([
    ['a', 'b', 'a'],
    ['a', 'a', 'c'],
  ])
  expect(steps[0]?.wins).toMatchObject([{ symbol: 'a', count: 4, units: 9 }])
  expect(steps[0]?.fall?.grid).toEqual([
    ['x', 'y', 'b'],
    ['c', 'b', 'c'],
  ])
  expect(falls).toBe(1)
})

test('clusters touch along edges, not corners; a count pays by the greatest entry that it reaches', () => {
  const found = (grid: string[][]) =>
    findWins(cluster, grid).map(({ symbol, count, units }) => ({ symbol, count, units }))
  expect(found(['aab', 'bba', 'cac'].map((column) => [...column]))).toEqual([])
  expect(found(['aaa', 'bba', 'cbc'].map((column) => [...column]))).toEqual([
    { symbol: 'a', count: 4, units: 8 },
    { symbol: 'b', count: 3, units: 4 },
  ])
})

test('a wild is a part of every cluster that it touches, joins those of one symbol, and leaves once', () => {
  const columns = ['aac', 'bwa', 'bba', 'ssw'].map((column) => [...column])
  const rules = { ...wildCluster, strips: { base: columns.map((column) => [...column, 'c']), free: [] } }
  expect(findWins(rules, columns).map(({ symbol, count }) => ({ symbol, count }))).toEqual([
    { symbol: 'a', count: 6 },
    { symbol: 'b', count: 4 },
  ])
  const { steps } = tumbleSpin(rules, { stops: [0, 0, 0, 0], mode: 'base', from: 1 })
  expect(steps[0]?.fall?.removed.filter(([reel, row]) => reel === 1 && row === 1)).toHaveLength(1)
  const wilds = ['waa', 'wsb', 'wss', 'wsb'].map((column) => [...column])
  expect(findWins(rules, wilds)).toMatchObject([{ symbol: 'a', count: 6 }])
  expect(
    findWins(
      rules,
      ['www', 'wss', 'sss', 'sss'].map((column) => [...column]),
    ),
  ).toEqual([])
})

test('falling rows: only the lowest winning row pays and leaves as a whole', () => {
  const grid = ['aba', 'abc', 'abc', 'bcc'].map((column) => [...column])
  expect(findWins(fallingRows, grid)).toMatchObject([{ symbol: 'c', count: 3, units: 1 }])
  const strips = { base: grid.map((column) => [...column, 's']), free: [] }
  const { steps } = tumbleSpin({ ...fallingRows, strips }, { stops: [0, 0, 0, 0], mode: 'base', from: 1 })
  expect(steps[0]?.fall).toMatchObject({
    removed: [
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
    ],
  })
  expect(steps[0]?.fall?.grid).toEqual(['sab', 'sab', 'sab', 'sbc'].map((column) => [...column]))
})

test('the events of a round sum to its win; multipliers grow by the rules; every free spin won is played', () => {
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.nat({ max: 1_000_000 }), (rules, nonce) => {
      const { events, win } = playTumble(rules, {
        draws: drawsOf({ serverSeed: 'f'.repeat(64), clientSeed: 'events', nonce }),
        stake: 20,
      })
      const { perFall, most, growsOverFreeSpins } = rules.multiplier
      let [paid, expected, played, won, falls] = [0, 1, 0, 0, 0]
      for (const event of events) {
        if (event.type === 'symbolWins' || event.type === 'scatterWin') paid += event.amount
        if (event.type === 'symbolWins') for (const { multiplier } of event.wins) expect(multiplier).toBe(expected)
        if (event.type === 'tumble' || event.type === 'rowFall') {
          expected = Math.min(most, expected + perFall)
          falls += 1
          expect(event.number).toBe(falls)
        }
        if (event.type === 'multiplier') expect(event.value).toBeLessThanOrEqual(most)
        if (event.type === 'freeSpinsWon') won += event.count
        if (event.type === 'freeSpin') {
          played += 1
          if (played === 1 || !growsOverFreeSpins) expected = 1
        }
      }
      expect(paid).toBe(win)
      expect(played).toBe(won)
      expect(won).toBeLessThanOrEqual(rules.mostFreeSpins)
      expect(events.at(-1)).toEqual({ type: 'roundEnd', amount: win })
    }),
    { numRuns: 500 },
  )
})

function figuresOf(rules: TumbleRules) {
  const count = (mode: TumbleMode) => countTumble(rules, { mode, part: 0, parts: 1 })
  return tumbleFigures(rules, { base: count('base'), free: count('free') })
}

/** By the code that plays the game. */
function countByPlaying(rules: TumbleRules, mode: TumbleMode): Counts {
  return countEveryStop(rules.strips[mode], {
    part: 0,
    parts: 1,
    outcome: (stops) => {
      const { steps, scatter } = tumbleSpin(rules, { stops, mode, from: 1 })
      const won = steps.map(({ wins }) => wins.reduce((sum, { units }) => sum + units, 0))
      const least = Object.keys(rules.scatter)
        .map(Number)
        .findLast((key) => key <= (scatter?.count ?? 0))
      return outcomeText(rules, { mode, won, scatters: least ?? 0 })
    },
  })
}
