import { expect, test } from 'vitest'
import { chanceBand } from './chance-band.ts'

test('ten thousand equal stakes of a game with deviation 8 lie within 15.68 points of the mean', () => {
  const equal = { staked: 10_000 * 100, stakedSquare: 10_000 * 100 * 100 }
  const { from, to } = chanceBand({ mean: 0.962, deviation: 8 }, equal)
  expect([from, to].map((percent) => percent.toFixed(2))).toEqual(['80.52', '111.88'])
})

test('a few great stakes among small ones widen the band, and it never falls below nothing', () => {
  const small = { staked: 10_000 * 20, stakedSquare: 10_000 * 20 * 20 }
  const mixed = { staked: small.staked + 100_000, stakedSquare: small.stakedSquare + 10 * 10_000 ** 2 }
  const game = { mean: 0.962, deviation: 8 }
  const width = (played: typeof small) => chanceBand(game, played).to - chanceBand(game, played).from
  expect(width(mixed)).toBeGreaterThan(2 * width(small))
  expect(chanceBand(game, { staked: 100, stakedSquare: 10_000 }).from).toBe(0)
})
