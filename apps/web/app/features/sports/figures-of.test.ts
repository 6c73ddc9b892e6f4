import { expect, test } from 'vitest'
import { figuresOf } from './use-sports-figures.ts'

const today = { net: -300, startsAt: '2026-11-27T15:00:00Z' }
const limit = { id: 'l', limitType: 'wager', amount: 1000, period: 1, used: 400, remaining: 600, startsAt: '' } as const

test('the tightest limit on stakes and losses is told with what is used of it and who set it', () => {
  const own = { ...limit, status: 'ACTIVE' } as const
  const ofDeposits = { ...own, limitType: 'deposit', used: 990, remaining: 10 } as const
  const given = {
    source: 'operator',
    limitType: 'loss',
    amount: 500,
    period: -1,
    customDays: 14,
    used: 450,
    remaining: 50,
  } as const
  expect(figuresOf({ limits: [own, ofDeposits], given: [given] }, today)).toEqual({
    netToday: -300,
    dayStartedAt: today.startsAt,
    room: 50,
    limit: { limitType: 'loss', source: 'operator', periodDays: 14, amount: 500, used: 450 },
  })
})

test('a limit that was removed holds nothing back', () => {
  const removed = { ...limit, status: 'REMOVED' } as const
  expect(figuresOf({ limits: [removed], given: [] }, today)).toEqual({
    netToday: -300,
    dayStartedAt: today.startsAt,
    room: null,
  })
})
