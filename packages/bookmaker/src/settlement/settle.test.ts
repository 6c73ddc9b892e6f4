import { toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { returnsOfStated, type Stated, type StatedLeg, settleStated } from './settle.fixture.ts'
import type { SystemName } from './systems.ts'

const won = (odds: string): StatedLeg => ({ odds, result: 'won' })
const single = (leg: StatedLeg, { stakePerLine = '1', eachWay = false } = {}): Stated => ({
  stakePerLine,
  eachWay,
  type: 'single',
  legs: [leg],
})

describe('nine selections with ties, deductions and voids, every system over all of them, 2 on each line', () => {
  const legs: readonly StatedLeg[] = [
    { odds: '9', result: 'won', placeFraction: '1/4' },
    { odds: '2/3', result: 'placed', placeFraction: '1/5', rule4: '0.15' },
    { odds: '8', result: 'placed', placeFraction: '1/5', rule4: '0.15', deadHeat: tie(4, { tiedAt: 2 }) },
    { odds: '2', result: 'void', placeFraction: '1/5' },
    { odds: '2', result: 'lost', placeFraction: '1/5' },
    { odds: '101', result: 'won', placeFraction: '1/5' },
    { odds: '2', result: 'won', placeFraction: '1/1', rule4: '0.2' },
    { odds: '2.5', result: 'placed', placeFraction: '1/3' },
    { odds: '2/3', result: 'won', placeFraction: '1/5', rule4: '0.35', deadHeat: tie(2, { tiedAt: 1 }) },
  ]
  test.each<[SystemName | 4, number, number, number]>([
    ['single', 9, 227.03, 290.22],
    ['double', 36, 2599.28, 3137.41],
    ['treble', 84, 7233.35, 9410.82],
    [4, 126, 7204.32, 12163.21],
    ['trixie', 336, 25428.31, 31372.72],
    ['patent', 588, 31785.24, 39498.98],
    ['yankee', 1386, 105189.28, 134513.83],
    ['canadian', 3276, 237841.82, 320870.0],
    ['heinz', 4788, 317065.81, 461418.83],
    ['superHeinz', 4320, 249199.6, 401874.02],
    ['goliath', 2223, 106997.52, 197127.5],
    ['lucky15', 1890, 117903.15, 150766.34],
    ['lucky31', 3906, 253734.15, 341185.63],
    ['lucky63', 5292, 329779.68, 477671.34],
  ])('%s', (system, lines, toWin, eachWay) => {
    const slip = { stakePerLine: '2', ...(system === 4 ? { choose: [4] } : { type: system }), legs }
    const onWinning = settleStated(slip)
    expect(onWinning.lines).toBe(lines)
    expect(toNumber(onWinning.stake)).toBe(2 * lines)
    expect(Math.abs(toNumber(onWinning.returns) - toWin)).toBeLessThan(0.01)
    const both = settleStated({ ...slip, eachWay: true })
    expect(both.lines).toBe(2 * lines)
    expect(toNumber(both.stake)).toBe(4 * lines)
    expect(Math.abs(toNumber(both.returns) - eachWay)).toBeLessThan(0.01)
  })
})

function tie(tied: number, { tiedAt, placesPaid = 3 }: { tiedAt: number; placesPaid?: number }) {
  return { tied, tiedAt, placesPaid }
}

describe('one selection, on winning and on a place', () => {
  test.each<[Omit<StatedLeg, 'placeFraction'>, string, string]>([
    [{ odds: '5.5', result: 'won' }, '11/2', '17/8'],
    [{ odds: '5.5', result: 'won', rule4: '0.35' }, '157/40', '277/160'],
    [{ odds: '9', result: 'placed', deadHeat: tie(4, { tiedAt: 2, placesPaid: 5 }) }, '0', '3'],
    [{ odds: '9', result: 'placed', deadHeat: tie(3, { tiedAt: 3, placesPaid: 4 }) }, '0', '2'],
    [{ odds: '9', result: 'placed', deadHeat: tie(8, { tiedAt: 3, placesPaid: 5 }) }, '0', '9/8'],
    [{ odds: '9', result: 'won', deadHeat: tie(4, { tiedAt: 1, placesPaid: 3 }) }, '9/4', '9/4'],
    [{ odds: '5.5', result: 'won', rule4: '0.35', deadHeat: tie(4, { tiedAt: 1 }) }, '157/160', '831/640'],
    [{ odds: '9', result: 'placed', deadHeat: { tied: 3, places: 2 } }, '0', '2'],
    [{ odds: '9', result: 'lost' }, '0', '0'],
    [{ odds: '9', result: 'void', rule4: '0.5' }, '1', '1'],
  ])('%j returns %s and %s', (stated, toWin, onPlace) => {
    const leg = { ...stated, placeFraction: '1/4' }
    const onWinning = settleStated(single(leg))
    const both = settleStated(single(leg, { eachWay: true }))
    expect(returnsOfStated(single(leg))).toBe(toWin)
    expect(toNumber(both.returns) - toNumber(onWinning.returns)).toBeCloseTo(
      Number(onPlace.split('/')[0]) / Number(onPlace.split('/')[1] ?? 1),
      12,
    )
  })

  test.each([
    ['2.5', { tied: 2, places: 1 }, '50', '125/2'],
    ['3.0', { tied: 6, places: 3 }, '50', '75'],
    ['3.0', { tied: 6, places: 3, tiedAt: 8, placesPaid: 10 }, '50', '75'],
    ['2.5', { tied: 2, places: 1, tiedAt: 1, placesPaid: 3 }, '50', '125/2'],
    ['3.0', { tied: 2, places: 3 }, '50', '150'],
  ])('odds %s in a dead heat %j', (odds, deadHeat, stakePerLine, returns) => {
    expect(returnsOfStated(single({ odds, result: 'won', deadHeat }, { stakePerLine }))).toBe(returns)
  })

  test.each([
    ['8/1', '0.25', '70'],
    ['2.25', '0.80', '25/2'],
    ['8/1', '0.95', '18'],
    ['8/1', '0', '90'],
  ])('%s with rule 4 of %s returns %s for 10; a tenth of the winnings is always paid', (odds, rule4, returns) => {
    expect(returnsOfStated(single({ odds, result: 'won', rule4 }, { stakePerLine: '10' }))).toBe(returns)
  })

  test('half results return half the stake beside', () => {
    expect(returnsOfStated(single({ odds: '1.9', result: 'halfWon' }))).toBe('29/20')
    expect(returnsOfStated(single({ odds: '1.9', result: 'halfLost' }))).toBe('1/2')
    expect(returnsOfStated(single({ odds: '3', result: 'halfWon', rule4: '0.5' }))).toBe('3/2')
  })
})

describe('multiples', () => {
  const fractions = (...odds: readonly string[]) => odds.map(won)
  const fourfold = fractions('10/1', '5/1', '100/30', '1/4')
  test.each<[string, Stated, string]>([
    ['fourfold', { stakePerLine: '12', type: 'fold', legs: fourfold }, '4290'],
    [
      'fourfold with a void leg',
      {
        stakePerLine: '100',
        type: 'fold',
        legs: fourfold.map((leg, index) => (index === 2 ? { ...leg, result: 'void' } : leg)),
      },
      '8250',
    ],
    [
      'sevenfold with a stake that is not whole',
      { stakePerLine: '5.5', type: 'fold', legs: fractions('1/1', '3/1', '5/1', '7/1', '9/1', '11/1', '15/1') },
      '4055040',
    ],
    ['trixie', { stakePerLine: '10', type: 'trixie', legs: fractions('5/1', '5/1', '5/1') }, '3240'],
  ])('%s', (_, stated, returns) => expect(returnsOfStated(stated)).toBe(returns))

  const legs = ['2.00', '1.80', '2.50', '3.10'].map(won)
  const last = (result: string) => legs.map((leg, index) => (index === 3 ? { ...leg, result } : leg))
  test.each<[string, Partial<Stated>, number, readonly number[]]>([
    ['2 of 4', { choose: [2] }, 6, [3263, 1310, 1940]],
    ['3 of 4', { choose: [3] }, 4, [4961, 900, 2210]],
    ['Yankee', { type: 'yankee' }, 11, [11014, 2210, 5050]],
    ['2, 3 and 4 of 4', { choose: [4, 2, 3] }, 11, [11014, 2210, 5050]],
    ['Lucky 15', { type: 'lucky15' }, 15, [11954, 2840, 5780]],
  ])('%s: all won, the last lost, the last void', (_, system, lines, paid) => {
    const settled = ['won', 'lost', 'void'].map((result) =>
      settleStated({ stakePerLine: '100', ...system, legs: last(result) }),
    )
    expect(settled.map((one) => one.paid)).toEqual(paid)
    expect(settled.map((one) => one.lines)).toEqual([lines, lines, lines])
  })

  test('a banker is in every line', () => {
    const banked = legs.map((leg, index) => (index === 0 ? { ...leg, banker: true as const } : leg))
    const { lines, paid } = settleStated({ stakePerLine: '100', choose: [3], legs: banked })
    expect({ lines, paid }).toEqual({ lines: 3, paid: 3566 })
    const lost = banked.map((leg, index) => (index === 0 ? { ...leg, result: 'lost' } : leg))
    expect(settleStated({ stakePerLine: '100', choose: [3], legs: lost }).paid).toBe(0)
  })

  test('the sum of exact lines is rounded down once', () => {
    expect(settleStated(single(won('1.667'), { stakePerLine: '101' })).paid).toBe(168)
    const thirds = { stakePerLine: '100/3', type: 'single', legs: [won('2'), won('2'), won('2')] } as const
    expect(settleStated(thirds)).toMatchObject({ lines: 3, paid: 200 })
  })
})

test.each<[SystemName, number, number]>([
  ['single', 1, 1],
  ['double', 2, 1],
  ['treble', 3, 1],
  ['fold', 7, 1],
  ['patent', 3, 7],
  ['trixie', 3, 4],
  ['yankee', 4, 11],
  ['lucky15', 4, 15],
  ['canadian', 5, 26],
  ['lucky31', 5, 31],
  ['heinz', 6, 57],
  ['lucky63', 6, 63],
  ['superHeinz', 7, 120],
  ['goliath', 8, 247],
])('a %s on %d legs has %d lines', (type, legs, lines) => {
  const slip = { stakePerLine: '1', type, legs: Array.from({ length: legs }, () => won('2')) }
  expect(settleStated(slip).lines).toBe(lines)
})
