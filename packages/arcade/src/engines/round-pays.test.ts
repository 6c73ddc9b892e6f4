import { momentsOfRound } from '@andon/contract/games/sheet'
import { expect, test } from 'vitest'
import { histogramOf, mergePays } from './round-pays.ts'

/** Each win of 0 to 40,000 pay units, rarer the greater it is. */
const weights = Array.from({ length: 40_001 }, (_, win) => 1 / (1 + win) ** 1.8)
const total = weights.reduce((sum, weight) => sum + weight, 0)
const wins = weights.map((weight, win) => [win, weight / total] as const)
const mean = wins.reduce((sum, [win, share]) => sum + (win / 20) * share, 0)
const square = wins.reduce((sum, [win, share]) => sum + (win / 20) ** 2 * share, 0)

test('forty thousand wins become a few hundred with the same mean, nearly the same variance and the same chance of no win', () => {
  const pays = mergePays(wins, 20)
  expect(pays.length).toBeLessThan(400)
  expect(pays.map(([multiple]) => multiple)).toEqual(pays.map(([multiple]) => multiple).sort((a, b) => a - b))
  expect(momentsOfRound({ pays }).mean).toBeCloseTo(mean, 6)
  expect(momentsOfRound({ pays }).deviation ** 2 / (square - mean ** 2)).toBeCloseTo(1, 3)
  expect(pays[0]).toEqual([0, expect.closeTo(1 / total, 6)])
})

test('great wins that are not counted become two that keep mean and variance', () => {
  const pays = mergePays(wins.slice(0, 4000), 20, { mean, square })
  expect(pays.at(-1)?.[0]).toBeGreaterThan(200)
  expect(momentsOfRound({ pays }).mean).toBeCloseTo(mean, 6)
  expect(momentsOfRound({ pays }).deviation ** 2 / (square - mean ** 2)).toBeCloseTo(1, 3)
  expect(pays[0]).toEqual([0, expect.closeTo(1 / total, 6)])
})

test('results below 0, of lost further stakes, are kept in their place', () => {
  const pays = mergePays(
    [
      [4, 0.4],
      [-2, 0.1],
      [0, 0.5],
    ],
    2,
  )
  expect(pays).toEqual([
    [-1, 0.1],
    [0, 0.5],
    [2, 0.4],
  ])
})

test('a histogram has each win in the interval that it was merged into, and weights that sum to the total', () => {
  for (const unit of [20, 25, 40, 50, 100]) {
    const { total: all, intervals } = histogramOf(
      mergePays(
        wins.map(([win, share]) => [win, share] as const),
        unit,
      ),
    )
    const found = intervals.map(() => 0)
    let at = 0
    for (const [win, share] of wins) {
      while (isReached(intervals[at + 1], win / unit)) at++
      found[at] = (found[at] ?? 0) + share
    }
    expect(intervals.reduce((sum, [, , weight]) => sum + BigInt(weight), 0n)).toBe(BigInt(all))
    for (const [nth, [, , weight]] of intervals.entries())
      expect(Number(weight) / Number(all), `${unit}: ${nth}`).toBeCloseTo(found[nth] ?? 0, 7)
  }
})

const isReached = (interval: readonly [number, number, string] | undefined, multiple: number) =>
  interval !== undefined && interval[0] / interval[1] <= multiple
