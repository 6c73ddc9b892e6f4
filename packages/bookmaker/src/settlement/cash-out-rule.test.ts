import { describe, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { amountToTake, type BetNow, type CashOutCondition } from './cash-out-rule.ts'

const now: BetNow = {
  value: 1500,
  prices: new Map([
    ['leg', price(1400)],
    ['suspended', null],
  ]),
  matches: new Map([['match', { score: { home: 2, away: 1 }, redCards: { home: 0, away: 1 }, minute: 70 }]]),
}
const take = (conditions: readonly [CashOutCondition, ...CashOutCondition[]], amount: 'full' | number = 'full') =>
  amountToTake({ conditions, take: { amount } }, now)

describe('a condition', () => {
  const event = 'match'
  test.each<[CashOutCondition, CashOutCondition]>([
    [
      { when: 'valueAtLeast', amount: 1500 },
      { when: 'valueAtLeast', amount: 1501 },
    ],
    [
      { when: 'valueAtMost', amount: 1500 },
      { when: 'valueAtMost', amount: 1499 },
    ],
    [
      { when: 'priceAtMost', leg: 'leg', price: price(1400) },
      { when: 'priceAtMost', leg: 'leg', price: price(1399) },
    ],
    [
      { when: 'priceAtLeast', leg: 'leg', price: price(1400) },
      { when: 'priceAtLeast', leg: 'leg', price: price(1401) },
    ],
    [
      { when: 'leadAtLeast', event, side: 'home', goals: 1 },
      { when: 'leadAtLeast', event, side: 'home', goals: 2 },
    ],
    [
      { when: 'leadAtLeast', event, side: 'home', goals: 1 },
      { when: 'leadAtLeast', event, side: 'away', goals: 1 },
    ],
    [
      { when: 'minuteReached', event, minute: 70 },
      { when: 'minuteReached', event, minute: 71 },
    ],
    [
      { when: 'redCard', event, side: 'away' },
      { when: 'redCard', event, side: 'home' },
    ],
  ])('%j holds, %j does not', (holds, fails) => {
    expect(take([holds])).toBe(1500)
    expect(take([fails])).toBeNull()
    expect(take([holds, fails])).toBeNull()
  })

  test('on a level score', () => {
    const level = { score: { home: 1, away: 1 }, redCards: { home: 0, away: 0 }, minute: null }
    const rule = { conditions: [{ when: 'level', event }], take: { amount: 'full' } } as const
    expect(amountToTake(rule, { ...now, matches: new Map([[event, level]]) })).toBe(1500)
    expect(amountToTake(rule, now)).toBeNull()
    const late = { conditions: [{ when: 'minuteReached', event, minute: 0 }], take: { amount: 'full' } } as const
    expect(amountToTake(late, { ...now, matches: new Map([[event, level]]) })).toBeNull()
  })

  test('on a suspended price or an unknown match does not hold', () => {
    expect(take([{ when: 'priceAtMost', leg: 'suspended', price: price(9000) }])).toBeNull()
    expect(take([{ when: 'priceAtLeast', leg: 'suspended', price: price(1001) }])).toBeNull()
    expect(take([{ when: 'level', event: 'other' }])).toBeNull()
  })
})

test('a rule takes its amount, never more than is offered, and nothing while nothing is offered', () => {
  expect(take([{ when: 'valueAtLeast', amount: 1 }], 400)).toBe(400)
  expect(take([{ when: 'valueAtLeast', amount: 1 }], 4000)).toBe(1500)
  const rule = { conditions: [{ when: 'valueAtMost', amount: 9999 }], take: { amount: 'full' } } as const
  expect(amountToTake(rule, { ...now, value: null })).toBeNull()
})
