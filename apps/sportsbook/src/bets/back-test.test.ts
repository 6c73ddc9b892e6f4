import { expect, test } from 'vitest'
import { backTest } from './back-test.ts'
import type { Bet } from './bet.ts'

const bet = (changes: Partial<Bet>) => ({ status: 'LOST', paid: 0, cashedOut: 0, bestOffer: null, ...changes }) as Bet // only these fields are read
const offer = (value: number) => ({ value, until: '2026-11-24T00:00:00Z' })

test('bets that had an offer and were kept are compared with it; sold and cancelled ones are left out', () => {
  const bets = [
    bet({ bestOffer: offer(600) }),
    bet({ status: 'WON', paid: 2000, bestOffer: offer(1400) }),
    bet({ paid: 300, cashedOut: 300, status: 'CASHED_OUT', bestOffer: offer(300) }),
    bet({ status: 'CANCELLED', paid: 100, bestOffer: offer(90) }),
    bet({ status: 'WON', paid: 900 }),
  ]
  expect(backTest(bets)).toEqual({ bets: 2, paid: 2000, offered: 2000 })
  expect(backTest([bet({}), bet({ status: 'WON', paid: 500 })])).toBeNull()
})
