import { compare, fraction, toNumber, writeFraction, zero } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterPartialCashOut, type Chances, fairValue, type LegNow, offerCashOut } from './cash-out.ts'
import { plainOutcome } from './leg-outcome.ts'
import { readSlip } from './read-slip.ts'
import { mostReturns, settle } from './settle.ts'

const never: Chances = { won: 0, halfWon: 0, void: 0, halfLost: 0, placed: 0 }
const open = (chances: Partial<Chances>): LegNow => ({
  chances: { ...never, ...chances },
  rule4: zero,
  suspended: false,
  cashOut: 'available',
})
const decided = (result: 'won' | 'lost' | 'void'): LegNow => ({ decided: plainOutcome(result) })
const slipOf = (odds: readonly string[], more: object = { type: 'fold' }) =>
  readSlip({
    stakePerLine: '1000',
    ...more,
    legs: odds.map((one, index) => ({ id: `leg${index + 1}`, odds: one, placeFraction: '1/4' })),
  })
const now = (...legs: readonly LegNow[]) => new Map(legs.map((leg, index) => [`leg${index + 1}`, leg]))
const margin = 50

describe('the fair value and the offer', () => {
  test.each([
    ['as likely as its price', slipOf(['2.50']), now(open({ won: 0.4 })), '1000', 950, 50],
    ['likelier', slipOf(['2.50']), now(open({ won: 0.7 })), '1750', 1662, 88],
    [
      'two of three won',
      slipOf(['2.0', '1.8', '2.5']),
      now(decided('won'), decided('won'), open({ won: 0.55 })),
      '4950',
      4702,
      248,
    ],
    ['with a refund', slipOf(['2.0']), now(open({ won: 0.4, void: 0.25 })), '1050', 997, 53],
    ['of a quarter line', slipOf(['1.9']), now(open({ won: 0.3, halfWon: 0.2, halfLost: 0.2 })), '960', 912, 48],
    [
      'of a system',
      slipOf(['2.0', '3.0'], { choose: [1, 2] }),
      now(decided('won'), open({ won: 0.5 })),
      '6500',
      6175,
      325,
    ],
    [
      'each-way',
      slipOf(['9.0'], { type: 'single', eachWay: true }),
      now(open({ won: 0.1, placed: 0.3 })),
      '1800',
      1710,
      90,
    ],
  ])('%s', (_, slip, legs, fair, value, share) => {
    const offer = offerCashOut(slip, legs, margin)
    if ('refused' in offer) throw new Error(offer.refused)
    expect({ ...offer, fair: writeFraction(offer.fair) }).toEqual({ fair, value, share })
  })

  test('is between nothing and what the bet can return, and grows with each chance', () => {
    const thousandths = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, (a, b, other) => {
        const slip = slipOf(['2.1', '3.4'], { choose: [1, 2] })
        const at = (chance: number) => fairValue(slip, now(open({ won: chance / 1000 }), open({ won: other / 1000 })))
        expect(compare(at(Math.max(a, b)), at(Math.min(a, b)))).not.toBe(-1)
        expect(compare(at(a), mostReturns(slip))).not.toBe(1)
      }),
    )
  })

  test('a probability outside 0 to 1 is a bug', () => {
    expect(() => fairValue(slipOf(['2']), now(open({ won: 1.1 })))).toThrow(RangeError)
    expect(() => fairValue(slipOf(['2']), now(open({ won: Number.NaN })))).toThrow(RangeError)
    expect(() => fairValue(slipOf(['2']), now())).toThrow(RangeError)
    const eachWay = slipOf(['2'], { type: 'single', eachWay: true })
    expect(() => fairValue(eachWay, now(open({ won: 0.5, placed: null })))).toThrow(RangeError)
  })
})

describe('nothing is offered', () => {
  const half = { ...never, won: 0.5 }
  const suspended: LegNow = { chances: half, rule4: zero, suspended: true, cashOut: 'available' }
  const treble = slipOf(['2', '2', '2'])
  const twoOfThree = slipOf(['2', '2', '2'], { choose: [2] })
  test.each([
    [
      'while a live leg is suspended',
      treble,
      now(decided('won'), suspended, open(half)),
      { refused: 'MARKET_SUSPENDED', leg: 'leg2' },
    ],
    [
      'while its market takes none',
      treble,
      now(open(half), open(half), { chances: half, rule4: zero, suspended: false, cashOut: 'unavailable' }),
      { refused: 'MARKET_UNAVAILABLE', leg: 'leg3' },
    ],
    [
      'after its market closed',
      treble,
      now({ chances: half, rule4: zero, suspended: false, cashOut: 'closed' }, open(half), open(half)),
      { refused: 'MARKET_UNAVAILABLE', leg: 'leg1' },
    ],
    [
      'for a lost bet, suspended or not',
      treble,
      now(decided('lost'), suspended, open(half)),
      { refused: 'NOTHING_LEFT', leg: null },
    ],
    [
      'for a system with every line lost',
      twoOfThree,
      now(decided('lost'), decided('lost'), suspended),
      { refused: 'NOTHING_LEFT', leg: null },
    ],
    ['for less than ¥ 1', slipOf(['2']), now(open({ won: 0.0001 })), { refused: 'NOTHING_LEFT', leg: null }],
    [
      'once every leg is decided',
      treble,
      now(decided('won'), decided('void'), decided('won')),
      { refused: 'DECIDED', leg: null },
    ],
  ])('%s', (_, slip, legs, refusal) => expect(offerCashOut(slip, legs, margin)).toEqual(refusal))

  test('but a suspended leg whose lines are all lost does not matter', () => {
    const singleAndFold = slipOf(['2', '2', '2'], { choose: [2] })
    const banked = { ...singleAndFold, legs: singleAndFold.legs.map((leg, index) => ({ ...leg, banker: index === 0 })) }
    expect(offerCashOut(banked, now(open(half), decided('lost'), open(half)), 0)).toMatchObject({ value: 1000 })
    expect(offerCashOut(banked, now(open(half), suspended, open(half)), 0)).toMatchObject({
      refused: 'MARKET_SUSPENDED',
    })
  })
})

describe('a partial cash-out', () => {
  test('leaves the part of the stake that was not cashed out', () => {
    const slip = slipOf(['2.50'])
    expect(writeFraction(afterPartialCashOut(slip, { taken: 380, value: 950 }).stakePerLine)).toBe('600')
    expect(
      settle(afterPartialCashOut(slip, { taken: 380, value: 950 }), new Map([['leg1', plainOutcome('won')]])).paid,
    ).toBe(1500)
    expect(writeFraction(afterPartialCashOut(slip, { taken: 1, value: 3 }).stakePerLine)).toBe('2000/3')
  })

  test('leaves a bet that is worth the part of the fair value that was not taken', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10_000 }),
        fc.double({ min: 0.01, max: 0.98, noNaN: true }),
        (value, share) => {
          const slip = slipOf(['3.1'])
          const taken = Math.min(value - 1, Math.max(1, Math.floor(value * share)))
          const left = afterPartialCashOut(slip, { taken, value })
          const worth = fairValue(left, now(open({ won: 0.5 })))
          expect(toNumber(worth)).toBeCloseTo(
            (1 - taken / value) * toNumber(fairValue(slip, now(open({ won: 0.5 })))),
            6,
          )
        },
      ),
    )
  })

  test.each([0, -1, 950, 951, 1.5])('of %d of 950 is no part', (taken) => {
    expect(() => afterPartialCashOut(slipOf(['2.50']), { taken, value: 950 })).toThrow(RangeError)
  })
})

test('the margin is a part of the fair value', () => {
  expect(offerCashOut(slipOf(['2.50']), now(open({ won: 0.4 })), 0)).toEqual({
    fair: fraction(1000),
    value: 1000,
    share: 0,
  })
})
