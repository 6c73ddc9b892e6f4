import { fraction } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainOutcome } from '../settlement/leg-outcome.ts'
import { readSlip } from '../settlement/read-slip.ts'
import { settle } from '../settlement/settle.ts'
import {
  addExposure,
  greatestLoss,
  greatestLossOfEvent,
  legExposure,
  type MarketPosition,
  noBets,
  removeExposure,
  resultIf,
  stakeWithin,
} from './exposure.ts'

const outcomes = ['home', 'draw', 'away']
const onWinning = { wins: 'won', not: 'lost' } as const
const single = (outcome: string, stake: number, odds: string) => {
  const slip = readSlip({ stakePerLine: `${stake}`, type: 'single', legs: [{ id: 'leg', odds }] })
  return legExposure(slip, { id: 'leg', outcome, ...onWinning })
}
const bets = [
  single('home', 1000, '2.10'),
  single('home', 500, '2.05'),
  single('draw', 300, '3.40'),
  single('away', 700, '3.60'),
]
const book = bets.reduce(addExposure, noBets)
const worst = (position: MarketPosition, winners = 1) => greatestLoss(position, { outcomes, winners })

describe('the position in a market', () => {
  test('is the stakes less what each outcome would pay', () => {
    expect(outcomes.map((outcome) => resultIf(book, outcome))).toEqual([-625, 1480, -20])
    expect(resultIf(book, 'other')).toBe(2500)
    expect(worst(book)).toBe(625)
  })

  test('is as before once a bet is taken out again', () => {
    expect(outcomes.map((outcome) => resultIf(bets.reduce(removeExposure, book), outcome))).toEqual([0, 0, 0])
  })

  test('with several winners counts those that cost most', () => {
    expect(worst(book, 2)).toBe(625 + 20 + 2500)
    expect(worst(noBets, 3)).toBe(0)
    expect(worst(addExposure(noBets, single('home', 100, '1.5')))).toBe(50)
  })

  test('of an event is at most the sum of its markets', () => {
    expect(greatestLossOfEvent([625, 0, 375])).toBe(1000)
  })
})

describe('a multiple', () => {
  const slip = readSlip({
    stakePerLine: '100',
    choose: [1, 2],
    legs: [
      { id: 'a', odds: '2' },
      { id: 'b', odds: '3' },
    ],
  })

  test('counts in the market of each leg, as if its other legs won', () => {
    expect(legExposure(slip, { id: 'a', outcome: 'home', ...onWinning })).toEqual({
      outcome: 'home',
      ifWins: 300 - 1100,
      ifNot: 300 - 300,
    })
    expect(legExposure(slip, { id: 'b', outcome: 'away', ...onWinning })).toEqual({
      outcome: 'away',
      ifWins: 300 - 1100,
      ifNot: 300 - 200,
    })
  })

  test('never costs more than its exposure says, whatever its other legs do', () => {
    const result = fc.constantFrom('won', 'lost', 'void', 'halfWon', 'halfLost')
    fc.assert(
      fc.property(result, fc.boolean(), (other, wins) => {
        const { ifWins, ifNot } = legExposure(slip, { id: 'a', outcome: 'home', ...onWinning })
        const results = new Map([
          ['a', plainOutcome(wins ? 'won' : 'lost')],
          ['b', plainOutcome(other)],
        ] as const)
        expect(300 - settle(slip, results).paid).toBeGreaterThanOrEqual(wins ? ifWins : ifNot)
      }),
    )
  })
})

describe('the largest stake within a cap', () => {
  test('is taken, and a larger one is not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...outcomes),
        fc.integer({ min: 1001, max: 30_000 }),
        fc.integer({ min: 625, max: 100_000 }),
        (outcome, odds, cap) => {
          const most = stakeWithin(book, { outcome, odds: fraction(odds, 1000), cap })
          const lossWith = (stake: number) =>
            -resultIf(
              stake > 0 ? addExposure(book, single(outcome, stake, `${odds}`.replace(/(\d{3})$/, '.$1'))) : book,
              outcome,
            )
          expect(lossWith(most)).toBeLessThanOrEqual(cap)
          expect(lossWith(most + 1)).toBeGreaterThan(cap)
        },
      ),
    )
  })

  test('is nothing where the cap is reached', () => {
    expect(stakeWithin(book, { outcome: 'home', odds: fraction(2), cap: 625 })).toBe(0)
    expect(stakeWithin(book, { outcome: 'home', odds: fraction(2), cap: 100 })).toBe(0)
    expect(stakeWithin(book, { outcome: 'home', odds: fraction(2), cap: 635 })).toBe(10)
  })
})
