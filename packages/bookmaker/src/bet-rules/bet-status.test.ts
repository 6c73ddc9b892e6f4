import { describe, expect, test } from 'vitest'
import { betStatuses, mayMove, settledStatus } from './bet-status.ts'

const settled = ['WON', 'LOST', 'REFUNDED', 'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED'] as const
const to = (from: (typeof betStatuses)[number]) => betStatuses.filter((status) => mayMove(from, status))

describe('a bet', () => {
  test('is accepted or not, once', () => {
    expect(to('PENDING_ACCEPTANCE')).toEqual(['NOT_ACCEPTED', 'ACCEPTED'])
    expect(betStatuses.filter((from) => mayMove(from, 'PENDING_ACCEPTANCE'))).toEqual([])
  })

  test('that was refused or cashed out stays so', () => {
    expect([...to('NOT_ACCEPTED'), ...to('CASHED_OUT'), ...to('REPLACED')]).toEqual([])
  })

  test('is cashed out only while it is open', () => {
    expect(betStatuses.filter((from) => mayMove(from, 'CASHED_OUT'))).toEqual(['ACCEPTED'])
  })

  test.each(settled)('that is %s is rolled back, settled otherwise or cancelled', (from) => {
    expect(new Set(to(from))).toEqual(
      new Set(['ACCEPTED', 'CANCELLED', ...settled.filter((status) => status !== from)]),
    )
  })

  test('that is cancelled comes back open or settled', () => {
    expect(new Set(to('CANCELLED'))).toEqual(new Set(['ACCEPTED', ...settled]))
  })

  test('never moves to where it is', () => {
    expect(betStatuses.filter((status) => mayMove(status, status))).toEqual([])
  })
})

test.each([
  [['won', 'lost'], false, 'LOST'],
  [['won', 'lost'], true, 'WON'],
  [['void', 'void'], true, 'REFUNDED'],
  [['void', 'won'], true, 'WON'],
  [['halfWon'], true, 'HALF_WON_HALF_PUSHED'],
  [['halfLost'], true, 'HALF_LOST_HALF_PUSHED'],
  [['halfLost', 'won'], true, 'WON'],
  [['placed'], true, 'WON'],
  [['placed'], false, 'LOST'],
] as const)('legs %j that return something (%s): %s', (results, returns, status) => {
  expect(settledStatus(results, { returns })).toBe(status)
})
