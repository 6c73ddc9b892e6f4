import { expect, test } from 'vitest'
import { clockOf } from './match-clock.ts'

test.each([
  ['firstHalf', 0, 0, { minute: 0, added: null }],
  ['firstHalf', 2_699, 0, { minute: 44, added: null }],
  ['firstHalf', 2_699, 1_000, { minute: 45, added: 1 }],
  ['firstHalf', 2_833, 0, { minute: 45, added: 3 }],
  ['secondHalf', 2_700, 0, { minute: 45, added: null }],
  ['secondHalf', 3_780, 20_000, { minute: 63, added: null }],
  ['secondHalf', 5_400, 0, { minute: 90, added: 1 }],
  ['extraTime', 5_700, 0, { minute: 95, added: null }],
  ['break', 2_833, 0, null],
  ['part1', 100, 0, null],
])('football, %s at %i s, %i ms later: %o', (phase, seconds, sinceMs, clock) => {
  expect(clockOf({ sport: 'football', phase, seconds, sinceMs })).toEqual(clock)
})

test.each([
  ['basketball', 'part1', 0, '10:00'],
  ['basketball', 'part3', 1_348, '7:32'],
  ['basketball', 'part3', 1_800, '0:00'],
  ['basketball', 'extraTime', 2_400, '5:00'],
  ['basketball', 'extraTime', 2_521, '2:59'],
  ['basketball', 'extraTime', 2_700, '5:00'],
  ['americanFootball', 'part4', 2_705, '14:55'],
  ['americanFootball', 'extraTime', 3_660, '9:00'],
  ['iceHockey', 'part2', 1_200, '20:00'],
  ['iceHockey', 'extraTime', 3_700, '3:20'],
  ['rugby', 'firstHalf', 61, '1:01'],
  ['rugby', 'secondHalf', 2_400, '40:00'],
] as const)('%s, %s at %i s shows %s', (sport, phase, seconds, time) => {
  expect(clockOf({ sport, phase, seconds, sinceMs: 0 })).toEqual({ time })
})

test('sports without a clock, breaks and shoot-outs have none', () => {
  for (const [sport, phase] of [
    ['tennis', 'part1'],
    ['baseball', 'extraTime'],
    ['basketball', 'break'],
    ['iceHockey', 'penalties'],
    ['rugby', 'break'],
  ] as const)
    expect(clockOf({ sport, phase, seconds: 100, sinceMs: 0 })).toBeNull()
})

test('a clock goes on by itself at the pace of its sport, and ends with its part', () => {
  const basketball = { sport: 'basketball', phase: 'part1' } as const
  expect(clockOf({ ...basketball, seconds: 60, sinceMs: 10_000 })).toEqual({ time: '8:56' })
  expect(clockOf({ ...basketball, seconds: 599, sinceMs: 60_000 })).toEqual({ time: '0:00' })
})

test('a clock without a new message stands still after a while', () => {
  const state = { sport: 'football', phase: 'secondHalf', seconds: 3_600, sinceMs: 3_600_000 } as const
  expect(clockOf(state)).toEqual({ minute: 62, added: null })
})
