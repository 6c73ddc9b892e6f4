import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { describe, expect, test } from 'vitest'
import { anticipatingReels } from './anticipation.ts'

const config = {
  scatter: { 3: { stakeMultiple: 2, freeSpins: 10 } },
  symbols: [{ id: 'gate', role: 'scatter', pays: {} }],
} as unknown as SlotConfig // the two fields that are read

const grid = (...reels: readonly number[]) => reels.map((gates) => Array.from({ length: gates }, () => 'gate'))

test('reels wait from the moment one scatter is missing until it is there', () => {
  expect(anticipatingReels(config, grid(1, 1, 0, 0, 0))).toEqual([2, 3, 4])
  expect(anticipatingReels(config, grid(1, 0, 1, 1, 0))).toEqual([3])
})

test('what has not landed yet does not matter', () => {
  expect(anticipatingReels(config, grid(1, 0, 0, 0, 1))).toEqual([])
  expect(anticipatingReels(config, grid(0, 0, 1, 1, 1))).toEqual([4])
})

test('a game without scatters has no anticipation', () => {
  expect(anticipatingReels({ ...config, scatter: {} }, grid(0, 0, 0))).toEqual([])
})

test('reels wait from the moment one coin of hold and win is missing, and no longer than that', () => {
  const withCoins = {
    ...config,
    scatter: {},
    hold: { coinsToStart: 4 },
    symbols: [{ id: 'bowl', role: 'coin', pays: {} }],
  } as unknown as SlotConfig // the fields that are read
  const bowls = (...reels: readonly number[]) => reels.map((count) => Array.from({ length: count }, () => 'bowl'))
  expect(anticipatingReels(withCoins, bowls(1, 2, 0, 0, 1))).toEqual([2, 3, 4])
  expect(anticipatingReels(withCoins, bowls(2, 2, 0, 0, 0))).toEqual([])
  expect(anticipatingReels(withCoins, bowls(0, 1, 1, 0, 3))).toEqual([])
})

describe('BIG and REG on lines', () => {
  const withBonuses = {
    ...config,
    scatter: {},
    lines: [
      [1, 1, 1],
      [0, 1, 2],
    ],
    bonuses: { big: { symbol: 'seven', games: 12, wins: 8, oneIn: 307 } },
  }

  test('the last reel waits if a line shows the symbol on all reels before it', () => {
    expect(anticipatingReels(withBonuses, [['fan', 'seven'], ['fan', 'seven'], []])).toEqual([2])
    expect(anticipatingReels(withBonuses, [['seven', 'fan'], ['fan', 'seven'], []])).toEqual([2])
  })

  test('symbols off a line, or on the last reel alone, do not matter', () => {
    expect(anticipatingReels(withBonuses, [['seven'], ['seven'], []])).toEqual([])
    expect(
      anticipatingReels(withBonuses, [
        ['fan', 'seven'],
        ['fan', 'fan'],
        ['fan', 'seven'],
      ]),
    ).toEqual([])
  })
})
