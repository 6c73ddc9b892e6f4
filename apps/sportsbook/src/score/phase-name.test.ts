import { expect, test } from 'vitest'
import { nameOfPart, nameOfPhase } from './phase-name.ts'

test.each([
  [1, 'football', { key: 'firstHalf' }],
  [2, 'football', { key: 'secondHalf' }],
  [3, 'football', { key: 'extraTime' }],
  [4, 'football', { key: 'extraTime' }],
  [5, 'football', { key: 'penalties' }],
  [3, 'rugby', { key: 'extraTime' }],
  [4, 'basketball', { key: 'quarter', n: 4 }],
  [5, 'basketball', { key: 'overtime' }],
  [6, 'basketball', { key: 'overtime' }],
  [5, 'americanFootball', { key: 'overtime' }],
  [4, 'iceHockey', { key: 'overtime' }],
  [5, 'iceHockey', { key: 'penalties' }],
  [10, 'baseball', { key: 'extraInning', n: 10 }],
  [5, 'tennis', { key: 'set', n: 5 }],
] as const)('part %i of %s is %o', (number, sport, name) => {
  expect(nameOfPart(number, sport)).toEqual(name)
})

test.each([
  ['ended', 'football', 'fullTime'],
  ['ended', 'tennis', 'ended'],
  ['break', 'football', 'halfTime'],
  ['break', 'iceHockey', 'break'],
  ['endedAfterExtraTime', 'basketball', 'endedAfterOvertime'],
  ['endedAfterExtraTime', 'football', 'endedAfterExtraTime'],
  ['part10', 'baseball', 'extraInning'],
  ['something', 'football', 'other'],
] as const)('the phase %s of %s is called %s', (phase, sport, key) => {
  expect(nameOfPhase(phase, sport).key).toBe(key)
})
