import { expect, test } from 'vitest'
import { drawsOf } from './seed-stream.ts'

/**
 * Fixed seeds, so that these tests never fail by chance. They show that the final output is as uniform as the stream. Bounds are the two-sided normal
 * quantile for 99.9 %.
 */
const quantile = 3.29
const drawCount = 100_000

const sample = (n: number) => {
  const draws = drawsOf({ serverSeed: 'c'.repeat(64), clientSeed: `statistics-${n}`, nonce: 0 })
  return Array.from({ length: drawCount }, () => draws.uniform(n))
}

const sizes = [2, 6, 37, 40, 52]

/** Wilson–Hilferty transformation of a chi-square value into a standard normal one. */
const chiSquareZ = (value: number, freedom: number) =>
  (Math.cbrt(value / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))

const chiSquare = (counts: readonly number[]) => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each(sizes)('uniform(%i) gives each value equally often (chi-square)', (n) => {
  const counts = new Array<number>(n).fill(0)
  for (const value of sample(n)) counts[value] = (counts[value] ?? 0) + 1
  expect(Math.abs(chiSquareZ(chiSquare(counts), n - 1))).toBeLessThan(quantile)
})

test.each([2, 6, 37])('uniform(%i) gives each pair of neighbours equally often (serial test)', (n) => {
  const counts = new Array<number>(n * n).fill(0)
  const values = sample(n)
  for (let at = 0; at + 1 < values.length; at += 2) {
    const pair = (values[at] ?? 0) * n + (values[at + 1] ?? 0)
    counts[pair] = (counts[pair] ?? 0) + 1
  }
  expect(Math.abs(chiSquareZ(chiSquare(counts), n * n - 1))).toBeLessThan(quantile)
})

test.each(sizes)('uniform(%i) rises above and falls below its middle as often as chance does (runs test)', (n) => {
  const middle = (n - 1) / 2
  const sides = sample(n)
    .filter((value) => value !== middle)
    .map((value) => value > middle)
  const above = sides.filter(Boolean).length
  const below = sides.length - above
  const runs = sides.filter((side, at) => at === 0 || side !== sides[at - 1]).length
  const mean = (2 * above * below) / sides.length + 1
  const variance = ((mean - 1) * (mean - 2)) / (sides.length - 1)
  expect(Math.abs((runs - mean) / Math.sqrt(variance))).toBeLessThan(quantile)
})

test.each(sizes)('uniform(%i) has no serial correlation', (n) => {
  const values = sample(n)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const together = values.reduce((sum, value, at) => sum + (value - mean) * ((values[at + 1] ?? mean) - mean), 0)
  expect(Math.abs(together / spread) * Math.sqrt(values.length)).toBeLessThan(quantile)
})
