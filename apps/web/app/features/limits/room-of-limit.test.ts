import { expect, test } from 'vitest'
import { roomOfLimit } from './room-of-limit.ts'

test('deposits that are not paid yet are named apart from those that are', () => {
  expect(
    roomOfLimit({ limitType: 'deposit', amount: 50_000, used: 18_000, waiting: 13_000, remaining: 32_000 }),
  ).toEqual({
    message: 'depositedAndWaiting',
    figures: { used: 5_000, waiting: 13_000, remaining: 32_000, winnings: 0 },
  })
  expect(roomOfLimit({ limitType: 'deposit', amount: 50_000, used: 5_000, remaining: 45_000 })).toMatchObject({
    message: 'depositedOf',
    figures: { used: 5_000 },
  })
})

test('more left than the limit itself is said to include winnings', () => {
  expect(roomOfLimit({ limitType: 'loss', amount: 10_000, used: 0, remaining: 12_163 })).toMatchObject({
    message: 'roomWithWinnings',
    figures: { remaining: 12_163, winnings: 2_163 },
  })
  expect(roomOfLimit({ limitType: 'loss', amount: 10_000, used: 400, remaining: 9_600 })).toMatchObject({
    message: 'usedOf',
  })
  expect(roomOfLimit({ limitType: 'wager', amount: 10_000, used: 0, remaining: 10_000 })).toMatchObject({
    message: 'usedOf',
  })
  expect(roomOfLimit({ limitType: 'session', used: 10, remaining: 50 })).toMatchObject({ message: 'usedOf' })
})
