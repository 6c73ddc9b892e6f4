import { momentsOfRound } from '@andon/contract/game-sheet'
import { expect, test } from 'vitest'
import { mergePays } from './round-pays.ts'

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
