import { compare, fraction, subtract } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { plinkoBins } from '../../../maths/plinko.ts'
import type { Draws } from '../../../rng/draws.ts'
import { title } from '../../../titles/nail-garden/index.ts'
import { rules, stakes } from '../../../titles/nail-garden/rules.ts'

const game = title.current
const seedless = (sides: readonly (0 | 1)[]): Draws => {
  const left = [...sides]
  return {
    uniform: (n) => {
      expect(n).toBe(2)
      return left.shift() ?? 0
    },
  }
}
const drop = (sides: readonly (0 | 1)[], { risk = 'high', stake = 500 } = {}) =>
  game.replay({ draws: seedless(sides), stake, choice: { rows: sides.length, risk }, actions: [] })

describe('a ball', () => {
  test('goes to the left for 0 and to the right for 1, row by row, and is paid by the bin that it ends in', () => {
    expect(drop([0, 1, 0, 0, 0, 0, 0, 0])).toEqual({
      events: [
        { type: 'ballDropped', stake: 500, rows: 8, risk: 'high', path: 'LRLLLLLL', bin: 1 },
        { type: 'binPaid', bin: 1, amount: 2000 },
        { type: 'roundEnd', amount: 2000 },
      ],
      furtherStake: 0,
      win: 2000,
      defaultAction: null,
    })
    expect(drop(Array(16).fill(1))?.win).toBe(500_000)
    expect(drop(Array(16).fill(0), { stake: 10_000 })?.win).toBe(10_000_000)
  })

  test('is paid the exact fraction of the middle bin, rounded down once', () => {
    // 500 × 0.201199… = 100.59…
    expect(drop([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1])?.win).toBe(100)
    expect(drop([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], { stake: 10_000 })?.win).toBe(2011)
  })

  test('falls only at a table that is offered, and takes no action', () => {
    const choices = [
      { rows: 7, risk: 'low' },
      { rows: 17, risk: 'low' },
      { rows: 8.5, risk: 'low' },
      { rows: 8, risk: 'none' },
      { rows: 8 },
      { rows: 8, risk: 'low', bin: 0 },
      null,
    ]
    for (const choice of choices) expect(game.offersChoice(choice), JSON.stringify(choice)).toBe(false)
    expect(game.offersChoice({ rows: 8, risk: 'low' })).toBe(true)
    expect(game.offersAction({ type: 'open', cell: 0 })).toBe(false)
  })
})

test('the rules have all 27 tables, and the client gets their exact multiples, ways and figures', () => {
  const { display } = game
  if (display.engine !== 'instant' || display.game.play !== 'plinko') throw new Error('nail garden is plinko')
  expect(rules.tables).toHaveLength(27)
  const { tables } = display.game
  expect(tables.map(({ rows, risk }) => `${rows} ${risk}`)).toEqual(
    rules.tables.map(({ rows, risk }) => `${rows} ${risk}`),
  )
  for (const { rows, risk, bins, rtp, aboveStake, standardDeviation } of tables) {
    expect(bins.reduce((sum, { ways }) => sum + ways, 0)).toBe(2 ** rows)
    expect(
      bins.map(({ multiple: { numerator, denominator } }) => fraction(BigInt(numerator), BigInt(denominator))),
    ).toEqual(plinkoBins({ rows, risk }))
    expect(rtp).toEqual({ numerator: '99', denominator: '100', decimal: 0.99 })
    const winning = bins.filter(({ multiple }) => multiple.decimal > 1).reduce((sum, { ways }) => sum + ways, 0)
    const squares = bins.reduce((sum, { multiple, ways }) => sum + multiple.decimal ** 2 * ways, 0)
    expect(standardDeviation ** 2).toBeCloseTo(squares / 2 ** rows - 0.99 ** 2, 9)
    expect(aboveStake.decimal).toBeCloseTo(winning / 2 ** rows, 12)
  }
})

test('the worst return of any table at an offered stake stays within 0.1 of a point of the exact one', () => {
  const { rtp, rtpAtStake } = game.figures
  const lost = stakes.map((stake) => subtract(rtp, rtpAtStake?.[`${stake}`] ?? fraction(0)))
  for (const part of lost) expect(compare(part, fraction(1, 1000))).toBeLessThanOrEqual(0)
})
