import { describe, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { type BetRefusalCode, betRefusals, refusalOfWallet } from './bet-refusals.ts'
import { checkedAgainAt, checkLegs, type LegState, type LegToCheck } from './check-legs.ts'
import { acceptedPrice, type PricePolicy } from './price-policy.ts'

const asked = { price: price(2000), score: '0:0', redCards: '0:0' }
const open: LegState = { event: 'open', market: 'active', price: price(2000), score: '0:0', redCards: '0:0' }
const leg = (now: Partial<LegState> = {}, id = 'leg'): LegToCheck => ({ id, asked, now: { ...open, ...now } })

describe('the price of a leg', () => {
  test.each<[PricePolicy, number, number | null]>([
    ['none', 2100, 2100],
    ['none', 2000, 2000],
    ['none', 1900, null],
    ['higher', 2100, 2100],
    ['higher', 2000, 2000],
    ['higher', 1900, null],
    ['any', 2100, 2100],
    ['any', 2000, 2000],
    ['any', 1900, 1900],
  ])('policy %s, asked at 2000, now %d: accepted at %s', (policy, now, accepted) => {
    expect(acceptedPrice(policy, { asked: price(2000), now: price(now) })).toBe(accepted)
    const checked = checkLegs(policy, [leg({ price: price(now) })])
    expect(checked).toEqual(
      accepted === null
        ? {
            refused: 'LINE_CHANGED',
            leg: 'leg',
            counterOffer: { kind: 'prices', legs: [{ leg: 'leg', asked: 2000, price: now }] },
          }
        : { accepted: [{ leg: 'leg', asked: 2000, price: accepted }] },
    )
  })

  test.each<PricePolicy>(['none', 'higher', 'any'])('policy %s does not accept a suspended leg', (policy) => {
    const refused = { refused: 'MARKET_SUSPENDED', leg: 'leg', counterOffer: null }
    expect(checkLegs(policy, [leg({ market: 'suspended' })])).toEqual(refused)
    expect(checkLegs(policy, [leg({ price: null })])).toEqual(refused)
  })
})

test('red cards of which nothing was said are not compared', () => {
  expect(checkLegs('none', [{ id: 'leg', asked: { ...asked, redCards: null }, now: open }])).toHaveProperty('accepted')
})

describe('the check after a delay', () => {
  test.each<[string, LegToCheck['now'], BetRefusalCode]>([
    ['a goal', { ...open, score: '1:0', market: 'suspended' }, 'SCORE_CHANGED'],
    ['a red card', { ...open, redCards: '0:1' }, 'RED_CARDS_CHANGED'],
    ['a suspension', { ...open, market: 'suspended' }, 'MARKET_SUSPENDED'],
    ['the end of betting on the market', { ...open, market: 'closed' }, 'PAST_CUTOFFTIME'],
    ['an event that went offline', { ...open, event: 'offline' }, 'OFFLINE_EVENT'],
    ['an unknown event', { missing: 'event' }, 'EVENT_UNKNOWN'],
    ['an unknown market', { missing: 'market' }, 'MARKET_UNKNOWN'],
    ['an unknown outcome', { missing: 'outcome' }, 'OUTCOME_UNKNOWN'],
  ])('refuses %s', (_, now, code) => {
    expect(checkLegs('any', [leg(), { id: 'other', asked, now }])).toEqual({
      refused: code,
      leg: 'other',
      counterOffer: null,
    })
  })

  test('makes no counter-offer that could not be accepted: a goal in one leg counts before a price in another', () => {
    const legs = [leg({ price: price(1500) }, 'cheaper'), leg({ score: '1:0' }, 'scored')]
    expect(checkLegs('none', legs)).toMatchObject({ refused: 'SCORE_CHANGED', leg: 'scored', counterOffer: null })
  })

  test('offers the prices of all legs where one is outside the policy', () => {
    const legs = [leg({ price: price(2200) }, 'better'), leg({ price: price(1500) }, 'worse')]
    expect(checkLegs('higher', legs)).toEqual({
      refused: 'LINE_CHANGED',
      leg: 'worse',
      counterOffer: {
        kind: 'prices',
        legs: [
          { leg: 'better', asked: 2000, price: 2200 },
          { leg: 'worse', asked: 2000, price: 1500 },
        ],
      },
    })
  })

  test('comes after the longest delay, not after their sum', () => {
    expect(checkedAgainAt(1000, [5000, 8000, 0])).toBe(9000)
    expect(checkedAgainAt(1000, [])).toBe(1000)
  })
})

describe('the refusals', () => {
  test('have every code of the acceptance that betting APIs publish', () => {
    const published = [
      ...['ALL_BETTING_CLOSED', 'ABOVE_MAX_BET_AMOUNT', 'BELOW_MIN_BET_AMOUNT', 'BLOCKED_BETTING', 'BLOCKED_CLIENT'],
      ...[
        'INSUFFICIENT_FUNDS',
        'LINE_CHANGED',
        'OFFLINE_EVENT',
        'PAST_CUTOFFTIME',
        'RED_CARDS_CHANGED',
        'SCORE_CHANGED',
      ],
      ...['TIME_RESTRICTION', 'DUPLICATED_REQUEST'],
    ]
    expect(published.filter((code) => !(code in betRefusals))).toEqual([])
  })

  test('name a ticket number once', () => {
    const numbers = Object.values(betRefusals).flatMap((refusal) =>
      'ticketCode' in refusal ? [refusal.ticketCode] : [],
    )
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('of the wallet are refusals of the wallet, of limits or of trading', () => {
    const by = Object.values(refusalOfWallet).map((code) => betRefusals[code].by)
    expect([...new Set(by)].sort()).toEqual(['limits', 'slip', 'trading', 'wallet'])
  })
})
