import type { Jackpot } from '@andon/contract/player-api/jackpots'
import { expect, test } from 'vitest'
import { percentOf, poolsOf } from './pools.ts'

const jackpot = (id: string, level: Jackpot['level'], amount: number, games: string[]): Jackpot => ({
  id,
  level,
  amount,
  games,
  name: id,
  currency: 'JPY',
  shareOfStake: '1/1000',
})

test('levels of a pool stand together, the highest first, and the pool that may pay most comes first', () => {
  const pools = poolsOf([
    jackpot('a/small.mini', 'MINI', 100, ['x']),
    jackpot('a/small.grand', 'GRAND', 5_000, ['x', 'y']),
    jackpot('a/large.major', 'MAJOR', 9_000, ['z']),
  ])
  expect(pools.map(({ id, levels, games }) => [id, levels.map(({ level }) => level), games])).toEqual([
    ['a/large', ['MAJOR'], ['z']],
    ['a/small', ['GRAND', 'MINI'], ['x', 'y']],
  ])
})

test('a share of the stake in per cent', () => {
  expect(percentOf('15/1000')).toBeCloseTo(1.5)
})
