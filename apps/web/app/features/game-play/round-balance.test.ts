import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { balanceKey, displayedBalanceKey, type Pockets } from '../../player/balance.ts'
import { afterStake } from '../../player/displayed-balance.ts'
import { createRoundBalance } from './round-balance.ts'

const pockets = (realCashBalance: number, changes: Partial<Pockets> = {}): Pockets => ({
  realCashBalance,
  crpBalance: 0,
  drpBalance: 0,
  wrpBalance: 0,
  freebetBalance: 0,
  currency: 'JPY',
  ...changes,
})

test.each<[string, Pockets, number, Partial<Pockets>]>([
  ['cash alone', pockets(1_000), 300, { realCashBalance: 700 }],
  [
    'a bonus before cash, free bets never',
    pockets(1_000, { drpBalance: 100, wrpBalance: 50, crpBalance: 250, freebetBalance: 200 }),
    300,
    { drpBalance: 0, wrpBalance: 0, crpBalance: 200, freebetBalance: 200, realCashBalance: 900 },
  ],
  ['at most the balance', pockets(100), 300, { realCashBalance: 0 }],
])('a stake is displayed as taken from %s', (_title, before, stake, expected) => {
  expect(afterStake(before, stake)).toMatchObject(expected)
})

/** A page whose timers the test controls. */
function page(balance: number) {
  const queries = new QueryClient()
  queries.setQueryData(balanceKey, pockets(balance))
  const timers = new Map<number, { run: () => void; ms: number }>()
  let ids = 0
  const roundBalance = createRoundBalance(queries, {
    set: (run, ms) => {
      ids += 1
      timers.set(ids, { run, ms })
      return ids
    },
    clear: (id) => void timers.delete(id),
  })
  const shown = () =>
    (queries.getQueryData<Pockets | null>(displayedBalanceKey) ?? queries.getQueryData<Pockets>(balanceKey))
      ?.realCashBalance
  const arrives = (amount: number) => queries.setQueryData(balanceKey, pockets(amount))
  return { roundBalance, shown, arrives, timers }
}

test('from the start of a round to its end the displayed balance is the old one less the stake', () => {
  const { roundBalance, shown, arrives, timers } = page(10_000)
  roundBalance.start({ stake: 100 })
  expect(shown()).toBe(9_900)
  arrives(9_900)
  arrives(14_900)
  expect(shown()).toBe(9_900)
  roundBalance.end()
  expect(shown()).toBe(14_900)
  expect(timers.size).toBe(0)
})

test('two bets on one round are displayed as taken both, whichever of them the actual balance has already', () => {
  for (const already of [10_000, 9_900, 9_850]) {
    const { roundBalance, shown, arrives } = page(10_000)
    roundBalance.start({ stake: 100 })
    arrives(already)
    roundBalance.start({ stake: 50 })
    expect(shown()).toBe(9_850)
    roundBalance.end()
    expect(shown()).toBe(already)
    roundBalance.start({ stake: 50 })
    expect(shown()).toBe(already - 50)
  }
})

test('a round without an end message ends after 20 seconds or the time that the game announces', () => {
  const { roundBalance, shown, arrives, timers } = page(10_000)
  roundBalance.start({ stake: 100 })
  arrives(14_900)
  expect([...timers.values()].map(({ ms }) => ms)).toEqual([20_000])
  roundBalance.extend({ showsForMs: 35_000 })
  expect([...timers.values()].map(({ ms }) => ms)).toEqual([35_000])
  roundBalance.extend({ showsForMs: 3_600_000 })
  expect([...timers.values()].map(({ ms }) => ms)).toEqual([120_000])
  for (const { run } of timers.values()) run()
  expect(shown()).toBe(14_900)
  roundBalance.extend({ showsForMs: 1_000 })
  expect(shown()).toBe(14_900)
})

test('without a known balance nothing is displayed', () => {
  const queries = new QueryClient()
  const roundBalance = createRoundBalance(queries, { set: () => 1, clear: () => undefined })
  roundBalance.start({ stake: 100 })
  expect(queries.getQueryData(displayedBalanceKey)).toBeUndefined()
  roundBalance.end()
})
