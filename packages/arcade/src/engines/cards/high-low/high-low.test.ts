import { add, compare, equal, fraction, multiply, one, subtract, sum, toNumber } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import type { CardsEvent } from '../events.ts'
import { drawsOfNumbers } from '../forced-draws.fixture.ts'
import { kind } from '../index.ts'
import { createHighLow } from './game.ts'
import { leastReturn } from './least-return.ts'
import { highLowMaths } from './maths.ts'
import { highLow, likelier } from './play.ts'
import { type Guess, hanafudaHighLow, isRight, monthsRight, multipleOf, prize } from './rules.ts'

const rules = hanafudaHighLow('high-low-of-tests')
const stakes = [1000, 2000, 10_000]
const maths = highLowMaths(rules, { stakes })
const figures = maths.figures({ round: maths.count('round', { part: 0, parts: 1 }) })
const game = createHighLow({ rules, figures, actWithinHours: 24 })
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const act = (type: string, guess?: Guess) => ({ type, hand: 0, ...(guess && { guess }) })
const [higher, lower] = [act('guess', 'higher'), act('guess', 'lower')]
const [skip, cashOut, timeOut] = [act('skip'), act('cashOut'), act('timeOut')]
/** Months are drawn as numbers from 0. */
const play = (shown: readonly number[], actions: readonly object[], stake = 1000) =>
  game.replay({ draws: drawsOfNumbers(shown.map((month) => month - 1)), stake, choice: null, actions })

describe('a guess', () => {
  test('pays 0.99 × 12 ÷ (13 − r) for the month r or a later one, and 0.99 × 12 ÷ r for it or an earlier one', () => {
    for (const month of months.slice(1))
      expect(multipleOf(rules, fraction(12, monthsRight(rules, month, 'higher')))).toEqual(
        fraction(99 * 12, 100 * (13 - month)),
      )
    for (const month of months.slice(0, -1))
      expect(multipleOf(rules, fraction(12, monthsRight(rules, month, 'lower')))).toEqual(
        fraction(99 * 12, 100 * month),
      )
  })

  test('is never certain: later than January, and earlier than December', () => {
    expect([monthsRight(rules, 1, 'higher'), monthsRight(rules, 12, 'lower')]).toEqual([11, 11])
    expect(isRight(rules, { month: 1, guess: 'higher', next: 1 })).toBe(false)
    expect(isRight(rules, { month: 12, guess: 'lower', next: 12 })).toBe(false)
    expect(isRight(rules, { month: 7, guess: 'higher', next: 7 })).toBe(true)
  })

  test('is right as often as it says', () => {
    for (const month of months)
      for (const guess of ['higher', 'lower'] as const)
        expect(months.filter((next) => isRight(rules, { month, guess, next })).length).toBe(
          monthsRight(rules, month, guess),
        )
  })
})

describe('a round', () => {
  test('shows a month with the prizes of both guesses, and pays the product of the odds at a cash-out', () => {
    expect(play([7], [])?.events).toEqual([
      {
        type: 'monthShown',
        hand: 0,
        month: 7,
        higher: { months: 6, amount: 1980 },
        lower: { months: 7, amount: 1697 }, // 1000 × 0.99 × 12 ÷ 7 = 1697.14…
        skipsLeft: 20,
        skipped: false,
      },
    ])
    const two = play([7, 3, 9], [lower, higher, cashOut])
    // 1000 × 0.99 × 12 ÷ 7 × 12 ÷ 10 = 2036.57…: rounded down once, not at each step
    expect(two?.win).toBe(2036)
    expect(two?.events.slice(-3)).toEqual([
      expect.objectContaining({ type: 'monthShown', month: 9 }),
      { type: 'highLowPaid', hand: 0, steps: 2, amount: 2036, byTimeOut: false },
      { type: 'roundEnd', amount: 2036 },
    ])
  })

  test('ends without a win after a wrong guess', () => {
    const lost = play([7, 6], [higher])
    expect(lost?.win).toBe(0)
    expect(lost?.events.slice(1)).toEqual([
      { type: 'monthGuessed', hand: 0, guess: 'higher', month: 6, right: false, steps: 0, amount: 0, byTimeOut: false },
      { type: 'roundEnd', amount: 0 },
    ])
  })

  test('allows no cash-out before a right guess, also after a skip, and twenty skips', () => {
    expect(play([7], [cashOut])).toBeNull()
    expect(play([7, 8], [skip, cashOut])).toBeNull()
    expect(play([7, 8, 9], [skip, higher, cashOut])?.win).toBe(2376) // 1000 × 0.99 × 12 ÷ 5
    expect(play(Array(21).fill(5), Array(20).fill(skip))?.win).toBeNull()
    expect(play(Array(22).fill(5), Array(21).fill(skip))).toBeNull()
    for (const wrong of [
      act('guess'),
      act('peek'),
      { ...skip, hand: 1 },
      { type: 'skip' },
      { ...higher, guess: 'same' },
    ])
      expect(play([7, 7], [wrong]), JSON.stringify(wrong)).toBeNull()
    expect([game.offersAction(skip), game.offersAction(timeOut)]).toEqual([true, false])
  })

  test('offers no guess whose prize would exceed the greatest, and pays it at once when it is won', () => {
    const three = [12, 12, 12, 12] // three times in twelve: 1,728
    const shown = play(three, [higher, higher, higher])?.events.at(-1)
    expect(shown).toMatchObject({ type: 'monthShown', higher: null, lower: { months: 11 } })
    expect(play([...three, 12], [higher, higher, higher, higher])).toBeNull()
    const greatest = play([12, 12, 12, 12, 11, 12], [higher, higher, higher, skip, higher])
    expect(greatest?.win).toBe(10_264_320)
    expect(equal(fraction(greatest?.win ?? 0, 1000), figures.topAward.multiple)).toBe(true)
    expect(greatest?.events.slice(-2).map(({ type }) => type)).toEqual(['highLowPaid', 'roundEnd'])
  })

  test('that is left alone guesses the likelier side once, and takes what is won', () => {
    expect(play([7, 3], [timeOut])?.win).toBe(1697)
    expect(play([7, 9], [timeOut])?.win).toBe(0)
    expect(play([7, 3], [lower, timeOut])?.events.at(-2)).toMatchObject({
      type: 'highLowPaid',
      amount: 1697,
      byTimeOut: true,
    })
    expect(play([7], [])?.defaultAction).toEqual(timeOut)
  })

  test('shows no month before it is guessed or skipped to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (one, other) => {
        const before = (next: number) => play([6, 8, next], [higher])?.events
        expect(before(one)).toEqual(before(other))
      }),
    )
  })

  test('pays what its events pay', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (nonce) => {
        const actions: unknown[] = []
        const display = game.display.engine === 'cards' ? game.display : null
        if (!display) throw new Error('a game of cards has the display of one')
        for (let steps = 0; steps < 200; steps++) {
          const draws = drawsOf({ serverSeed: 'e'.repeat(64), clientSeed: 'high-low', nonce })
          const replayed = game.replay({ draws, stake: 1000, choice: null, actions })
          const events = (replayed?.events ?? []) as CardsEvent[] // of a game of cards
          if (!replayed || replayed.win !== null) {
            expect(events.reduce((total, event) => total + kind.paidBy(event), 0)).toBe(replayed?.win)
            return
          }
          actions.push(kind.samples.action(display, { sample: nonce, actions, events }) ?? replayed.defaultAction)
        }
        throw new Error('a sample ends')
      }),
    )
  })
})

describe('the return', () => {
  test('is 99/100, whatever guess and however many: by all months of two guesses', () => {
    const guesses = (month: number): readonly Guess[] => [likelier(rules, month), 'higher', 'lower']
    const share = fraction(1, 12)
    for (const way of [0, 1, 2])
      for (const second of [0, 1, 2]) {
        const returned = months.map((first) => {
          const guess = guesses(first)[way] ?? 'higher'
          const right = months.filter((next) => isRight(rules, { month: first, guess, next }))
          const odds = fraction(12, monthsRight(rules, first, guess))
          const after = right.map((month) => {
            const next = guesses(month)[second] ?? 'higher'
            const both = multiply(odds, fraction(12, monthsRight(rules, month, next)))
            const chance = fraction(
              months.filter((last) => isRight(rules, { month, guess: next, next: last })).length,
              12,
            )
            return multiply(share, chance, multipleOf(rules, both))
          })
          return multiply(share, sum(after))
        })
        expect(add(...returned)).toEqual(fraction(99, 100))
      }
    expect(figures.rtp).toEqual(fraction(99, 100))
  })

  test('falls by less than a tenth of a point at every stake, whatever is played, and some way loses as much', () => {
    const tenth = fraction(1, 1000)
    for (const stake of stakes) {
      const least = leastReturn(rules, stake)
      expect(compare(subtract(figures.rtp, least), tenth)).toBe(-1)
      const ways = waysOf(3).map((rights) => {
        const odds = rights.reduce((product, right) => multiply(product, fraction(12, right)), one)
        return multiply(fraction(prize(rules, { stake, odds }), stake), fraction(odds.denominator, odds.numerator))
      })
      const lowest = ways.reduce((low, way) => (compare(way, low) < 0 ? way : low))
      expect(compare(lowest, least)).toBeGreaterThanOrEqual(0)
      if (stake === 1000) expect(lowest).toEqual(least)
    }
  })

  test('of rounds of the engine is the figure, within four standard errors', () => {
    const rounds = 60_000
    const draws = drawsOf({ serverSeed: 'simulation', clientSeed: 'high-low', nonce: 0 })
    const stake = 1_000_000 // the rounding makes no difference
    let won = 0
    for (let played = 0; played < rounds; played++) {
      const { state } = highLow.open(rules, { draws, stake, choice: null })
      won += (highLow.act(rules, { draws, stake, state, action: { type: 'timeOut', hand: 0 } }).win ?? 0) / stake
    }
    const error = Math.sqrt(toNumber(figures.variance) / rounds)
    expect(Math.abs(won / rounds - 0.99)).toBeLessThan(4 * error)
    expect(4 * error).toBeLessThan(0.02)
  })
})

/** Sequences of up to so many guesses, each by the number of months that are right. */
function waysOf(guesses: number): readonly (readonly number[])[] {
  if (guesses === 0) return []
  const rights = months.slice(0, -1)
  const longer = waysOf(guesses - 1).flatMap((way) => rights.map((right) => [...way, right]))
  return [...rights.map((right) => [right]), ...longer]
}
