import { add, equal, fraction, multiply, one, toNumber } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draws } from '../../../rng/draws.ts'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/hot-spring-dig/index.ts'
import { maths } from '../../../titles/hot-spring-dig/maths.ts'
import { rules, stakes } from '../../../titles/hot-spring-dig/rules.ts'
import type { Replayed } from '../../game.ts'
import { createMines } from './mines.ts'
import { lowestReturn, minesReturns } from './mines-returns.ts'
import { ladder, type MinesRules, prize } from './mines-rules.ts'

const gameOf = (of: MinesRules) =>
  createMines({ rules: of, figures: title.current.figures, defaultHazards: 1, actWithinHours: 24 })
const game = title.current
const open = (cell: number) => ({ type: 'open', cell })
const cashOut = { type: 'cashOut' }
const timeOut = { type: 'timeOut' }

interface Round {
  readonly nonce: number
  readonly hazards: number
  readonly actions: readonly object[]
  readonly stake?: number
}
const play = ({ nonce, hazards, actions, stake = 1000 }: Round): Replayed | null =>
  game.replay({
    draws: drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'mines', nonce }),
    stake,
    choice: { hazards },
    actions,
  })

/** Where the hazards of a round are, read from its end. */
function hazardsOf({ nonce, hazards }: Pick<Round, 'nonce' | 'hazards'>): readonly number[] {
  const ended = play({ nonce, hazards, actions: [timeOut] })
  const revealed = ended?.events.find((event) => event.type === 'boardRevealed')
  return revealed?.hazards ?? []
}
const safeCells = (round: Pick<Round, 'nonce' | 'hazards'>) => {
  const hazards = hazardsOf(round)
  return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !hazards.includes(cell))
}

describe('a round', () => {
  test('pays the ladder’s prize after each safe cell, and nothing after a hazard', () => {
    const round = { nonce: 1, hazards: 3 }
    const [first = 0, second = 0] = safeCells(round)
    const opened = play({ ...round, actions: [open(first), open(second)] })
    expect(opened?.events).toEqual([
      { type: 'boardOpened', cells: 25, hazards: 3 },
      // 1000 × 0.99 × 25 ÷ 22, and × 24 ÷ 21
      { type: 'cellOpened', cell: first, safe: true, opened: 1, amount: 1125, byTimeOut: false },
      { type: 'cellOpened', cell: second, safe: true, opened: 2, amount: 1285, byTimeOut: false },
    ])
    expect(opened?.win).toBeNull()
    expect(play({ ...round, actions: [open(first), open(second), cashOut] })?.win).toBe(1285)
    const [hazard = 0] = hazardsOf(round)
    const lost = play({ ...round, actions: [open(first), open(hazard)] })
    expect(lost?.events.slice(2)).toEqual([
      { type: 'cellOpened', cell: hazard, safe: false, opened: 1, amount: 0, byTimeOut: false },
      { type: 'boardRevealed', hazards: hazardsOf(round) },
      { type: 'roundEnd', amount: 0 },
    ])
  })

  test('shows no hazard before its end, whatever the player opens', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 23 }), fc.nat(24), (nonce, hazards, opened) => {
        const cells = safeCells({ nonce, hazards }).slice(0, opened)
        const replayed = play({ nonce, hazards, actions: cells.map(open) })
        if (replayed === null || replayed.win !== null) return
        expect(replayed.events.map(({ type }) => type)).toEqual(['boardOpened', ...cells.map(() => 'cellOpened')])
      }),
    )
  })

  test('allows no cash-out before a cell is open, no cell twice or off the board, and nothing after the end', () => {
    const round = { nonce: 2, hazards: 5 }
    const [first = 0] = safeCells(round)
    for (const actions of [
      [cashOut],
      [open(first), open(first)],
      [open(25)],
      [open(-1)],
      [open(0.5)],
      [{ type: 'peek' }],
      [open(first), cashOut, cashOut],
      [timeOut, timeOut],
    ])
      expect(play({ ...round, actions }), JSON.stringify(actions)).toBeNull()
    expect([game.offersAction(open(3)), game.offersAction(cashOut), game.offersAction(timeOut)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test.each([null, {}, { hazards: 0 }, { hazards: 25 }, { hazards: 2.5 }, { hazards: '3' }, { hazards: 3, more: 1 }])(
    'offers no choice like %j',
    (choice) => expect(game.offersChoice(choice)).toBe(false),
  )

  test.each([
    { hazards: 1, steps: 24, why: 'all other cells are open' },
    { hazards: 12, steps: 9, why: 'the next prize would be above 10,000 times the stake' },
    { hazards: 24, steps: 1, why: 'the only other cell is open' },
  ])('with $hazards hazards ends by itself after $steps cells, because $why', ({ hazards, steps }) => {
    const round = { nonce: 3, hazards }
    const cells = safeCells(round).slice(0, steps)
    expect(play({ ...round, actions: cells.slice(1).map(open) })?.win).toBeNull()
    const ended = play({ ...round, actions: cells.map(open) })
    expect(ended?.win).toBe(prize(1000, ladder(rules, hazards).at(-1) ?? one))
    expect(ended?.events.slice(-3).map(({ type }) => type)).toEqual(['cashedOut', 'boardRevealed', 'roundEnd'])
  })

  test('on time-out cashes out what is open, and otherwise opens a drawn cell first', () => {
    const round = { nonce: 4, hazards: 3 }
    const [first = 0] = safeCells(round)
    expect(play({ ...round, actions: [open(first), timeOut] })?.win).toBe(1125)
    const wins = Array.from({ length: 400 }, (_, nonce) => play({ nonce, hazards: 5, actions: [timeOut] })?.win)
    expect(new Set(wins)).toEqual(new Set([0, 1237]))
    const share = wins.filter((win) => win === 0).length / wins.length
    expect(Math.abs(share - 5 / 25)).toBeLessThan(0.08) // four standard deviations
    const again = play({ ...round, actions: [] })
    expect(again?.defaultAction).toEqual(timeOut)
  })
})

describe('the ladder', () => {
  test('is the return divided by the product of the probabilities of each step', () => {
    for (let hazards = 1; hazards <= 24; hazards++)
      ladder(rules, hazards).forEach((multiple, step) => {
        const factors = Array.from({ length: step + 1 }, (_, opened) => fraction(25 - opened, 25 - hazards - opened))
        expect(multiple, `${hazards} hazards, ${step + 1} cells`).toEqual(multiply(fraction(99, 100), ...factors))
      })
  })

  test('ends at the last multiple that does not exceed 10,000', () => {
    const uncapped = { ...rules, mostMultiple: Number.MAX_SAFE_INTEGER }
    for (let hazards = 1; hazards <= 24; hazards++) {
      const all = ladder(uncapped, hazards)
      expect(all).toHaveLength(25 - hazards)
      expect(ladder(rules, hazards)).toEqual(all.filter((multiple) => toNumber(multiple) <= 10_000))
    }
  })
})

describe('the return', () => {
  test('is 99 % before rounding for every number of hazards and cells', () => {
    const large = 10 ** 12 // so large that rounding takes nothing that shows
    const exact = minesReturns(rules, [large])
    expect(exact.length).toBeGreaterThan(150)
    for (const { rtp } of exact) expect(toNumber(rtp)).toBeCloseTo(0.99, 10)
  })

  test('is at least 98.67 % after rounding, the lowest at 200 yen with 2 hazards and 2 cells', () => {
    const lowest = lowestReturn(minesReturns(rules, stakes))
    expect(lowest).toEqual({ stake: 200, hazards: 2, opened: 2, rtp: fraction(9867, 10_000) })
    expect(minesReturns(rules, stakes).every(({ rtp }) => toNumber(rtp) <= 0.99)).toBe(true)
  })

  /** Plays every order in which the hazards can be drawn on a small board, by the engine itself. */
  test.each([
    { columns: 3, rows: 2, hazards: 2 },
    { columns: 3, rows: 2, hazards: 4 },
    { columns: 3, rows: 3, hazards: 1 },
    { columns: 3, rows: 3, hazards: 3 },
  ])('of a board of $columns × $rows with $hazards hazards equals the enumeration of all draws', (board) => {
    const small: MinesRules = { ...rules, ...board, hazards: { least: 1, most: 4 } }
    const smallGame = gameOf(small)
    const cells = board.columns * board.rows
    const orders = drawOrders(cells, board.hazards)
    const stake = 200
    const boards = new Map<string, number>()
    for (let opened = 1; opened <= cells - board.hazards; opened++) {
      const actions = [...Array.from({ length: opened }, (_, cell) => open(cell)), cashOut]
      const wins = orders.map((order) => {
        const end = actions
          .map((_, last) => ({ draws: fixed(order), actions: actions.slice(0, last + 1) }))
          .map((part) => smallGame.replay({ ...part, stake, choice: { hazards: board.hazards } }))
          .find((replayed) => replayed?.win != null)
        const revealed = end?.events.find((event) => event.type === 'boardRevealed')
        boards.set(`${revealed?.hazards}`, (boards.get(`${revealed?.hazards}`) ?? 0) + 1)
        return end?.win ?? 0
      })
      const mean = fraction(
        wins.reduce((sum, win) => sum + win, 0),
        orders.length * stake,
      )
      const stated = minesReturns(small, [stake]).find((one) => one.hazards === board.hazards && one.opened === opened)
      expect(mean).toEqual(stated?.rtp)
    }
    expect(new Set(boards.values()).size, 'every set of hazards is equally likely').toBe(1)
  })
})

test('the figures are those of one cell with the default number of hazards', () => {
  const { figures } = title.current
  const counts = maths.count('round', { part: 0, parts: 1 })
  expect(maths.figures({ round: counts })).toMatchObject(figures)
  expect(figures.rtpAtStake?.[200]).toEqual(fraction(9867, 10_000))
  expect(figures.hitFrequency).toEqual(fraction(22, 25))
  const win = fraction(99 * 25, 100 * 22)
  const meanSquare = multiply(figures.hitFrequency, win, win)
  expect(equal(add(figures.variance, multiply(figures.rtp, figures.rtp)), meanSquare)).toBe(true)
  const { multiple, perRound } = figures.topAward
  expect(toNumber(multiple)).toBeLessThanOrEqual(10_000)
  expect(multiply(multiple, perRound)).toEqual(fraction(99, 100))
})

/** Every sequence of draws that places the hazards. */
function drawOrders(cells: number, hazards: number): number[][] {
  let orders: number[][] = [[]]
  for (let drawn = 0; drawn < hazards; drawn++)
    orders = orders.flatMap((order) => Array.from({ length: cells - drawn }, (_, next) => [...order, next]))
  return orders
}

function fixed(order: readonly number[]): Draws {
  let taken = 0
  return { uniform: () => order[taken++] ?? 0 }
}
