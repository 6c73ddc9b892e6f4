import { expect, test } from 'vitest'
import { newerOf } from './balance.ts'

const balance = (realCashBalance: number, version?: number) => ({
  realCashBalance,
  crpBalance: 0,
  drpBalance: 0,
  wrpBalance: 0,
  freebetBalance: 0,
  currency: 'JPY',
  version,
})

test('an older balance that arrives late is dropped; one without a version is replaced', () => {
  expect(newerOf(balance(100, 7), balance(90, 6)).realCashBalance).toBe(100)
  expect(newerOf(balance(100, 7), balance(120, 8)).realCashBalance).toBe(120)
  expect(newerOf(balance(100), balance(90, 6)).realCashBalance).toBe(90)
  expect(newerOf(undefined, balance(90, 6)).realCashBalance).toBe(90)
})
