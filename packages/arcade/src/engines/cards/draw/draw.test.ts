import { compare, fraction, toNumber } from '@andon/money/fraction'
import { isLongForm } from '@andon/tests/long-form'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { type Card, deck } from '../card.ts'
import { drawsOfNumbers } from '../forced-draws.fixture.ts'
import { bestHold, holdsOf } from './best-hold.ts'
import { bestOfHand, countHolds, finalHands, totalOfHolds } from './count-holds.ts'
import { createFiveCardDraw } from './game.ts'
import { drawMaths } from './maths.ts'
import { fiveCardDraw } from './play.ts'
import { numberOf, pokerHandOf } from './poker-hand.ts'
import { jacksOrBetter } from './rules.ts'

const rules = jacksOrBetter('draw-of-tests')
const final = finalHands()
const counts = countHolds(rules, { part: 0, parts: 1 }, final)
const figures = drawMaths(rules).figures({ hand: counts })
const game = createFiveCardDraw({ rules, figures, actWithinHours: 24 })
const five = (cards: string) => cards.split(' ') as Card[] // the cards of a test

describe('a hand', () => {
  test.each([
    ['Ts Js Qs Ks As', 'royal-flush'],
    ['9s Ts Js Qs Ks', 'straight-flush'],
    ['As 2s 3s 4s 5s', 'straight-flush'],
    ['7s 7h 7d 7c Ks', 'four-of-a-kind'],
    ['7s 7h 7d Kc Ks', 'full-house'],
    ['2s 5s 7s Js Ks', 'flush'],
    ['As 2h 3s 4s 5s', 'straight'],
    ['Ts Jh Qs Ks As', 'straight'],
    ['Qs Kh As 2s 3s', 'none'],
    ['7s 7h 7d Kc Qs', 'three-of-a-kind'],
    ['7s 7h 2d 2c Qs', 'two-pair'],
    ['Js Jh 2d 3c Qs', 'jacks-or-better'],
    ['As Ah 2d 3c Qs', 'jacks-or-better'],
    ['Ts Th 2d 3c Qs', 'none'],
    ['2s 4h 6d 8c Qs', 'none'],
  ])('of %s is %s, in any order', (cards, hand) => {
    expect(pokerHandOf(five(cards))).toBe(hand)
    expect(pokerHandOf(five(cards).reverse())).toBe(hand)
  })
})

describe('the best hold of every hand', () => {
  test('wins as often as published for 9/6 jacks or better, in all 2,598,960 × 7,669,695 cases', () => {
    expect(Object.fromEntries(counts)).toEqual({
      '800 royal-flush': 493_512_264n,
      '50 straight-flush': 2_178_883_296n,
      '25 four-of-a-kind': 47_093_167_764n,
      '9 full-house': 229_475_482_596n,
      '6 flush': 219_554_786_160n,
      '4 straight': 223_837_565_784n,
      '3 three-of-a-kind': 1_484_003_070_324n,
      '2 two-pair': 2_576_946_164_148n,
      '1 jacks-or-better': 4_277_372_890_968n,
      '0 none': 10_872_274_993_896n,
    })
    expect([...counts.values()].reduce((sum, cases) => sum + cases, 0n)).toBe(totalOfHolds)
  })

  test('returns 99.5439 % with a variance of 19.51', () => {
    expect(figures.rtp).toEqual(fraction(19_842_315_923_796n, totalOfHolds))
    expect(toNumber(figures.variance)).toBeCloseTo(19.51467643, 8)
    expect(figures.topAward).toEqual({ multiple: fraction(800), perRound: fraction(493_512_264n, totalOfHolds) })
  })

  test('is one of 134,459 classes of hands', () => {
    const { classes } = final
    expect(classes.size).toBe(134_459)
    expect([...classes.values()].reduce((sum, hands) => sum + hands, 0)).toBe(2_598_960)
  })

  test('is counted in parts that are together the whole', () => {
    const parts = [0, 1].map((part) => countHolds(rules, { part, parts: 2 }, final))
    for (const [outcome, cases] of counts)
      expect(parts.reduce((sum, part) => sum + (part.get(outcome) ?? 0n), 0n)).toBe(cases)
  })
})

describe('the holds of one hand, from every draw one by one', () => {
  test.each([
    ['As Ks Qs Js 2d', '11110', fraction(872, 47)], // a royal flush, 8 flushes, 6 straights, 12 pairs: 800 + 48 + 12 + 12
    ['Ts Js Qs Ks As', '11111', fraction(800)],
    ['Ts Js Qs Kd Ad', '11111', fraction(4)],
    ['2s 7d 9c Jh Qd', '00011', fraction(2713, 5405)],
  ])('of %s are best with %s', (cards, held, value) => {
    expect(bestHold(rules, five(cards))).toEqual({ held, value })
  })

  test('agree with the count of all hands, which finds them by inclusion and exclusion', () => {
    const hands = fc.uniqueArray(fc.constantFrom(...deck), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(hands, (cards) => {
        const ascending = cards.map(numberOf).sort((a, b) => a - b)
        expect(bestHold(rules, cards).value).toEqual(bestOfHand(rules, final, ascending).value)
      }),
      { numRuns: isLongForm ? 2_000 : 25 },
    )
  })

  test('are all 32, and no hold is better than the first', () => {
    const holds = holdsOf(rules, five('2s 7d 9c Jh Qd'))
    expect(new Set(holds.map(({ held }) => held)).size).toBe(32)
    expect(holds.every(({ value }, at) => at === 0 || compare(value, holds[at - 1]?.value ?? value) <= 0)).toBe(true)
  })
})

describe('a round', () => {
  /** Deals the first cards of the deck from its end: a drawn number is a place among the cards that are left. */
  const play = (numbers: readonly number[], actions: readonly object[]) =>
    game.replay({ draws: drawsOfNumbers(numbers), stake: 500, choice: null, actions })
  const draw = (held: string) => ({ type: 'draw', hand: 0, held })

  test('deals five cards of one deck, and replaces those that are not held from left to right', () => {
    const numbers = [0, 0, 0, 0, 0] // the last card takes the place of the drawn one
    expect(play(numbers, [])?.events).toEqual([
      { type: 'fiveDealt', hand: 0, cards: ['As', 'Kc', 'Kd', 'Kh', 'Ks'], pays: 'four-of-a-kind' },
    ])
    expect(play([...numbers, 0, 0], [draw('01101')])?.events.slice(1)).toEqual([
      { type: 'fiveDrawn', hand: 0, held: '01101', cards: ['Qc', 'Kc', 'Kd', 'Qd', 'Ks'], byTimeOut: false },
      { type: 'fiveSettled', hand: 0, pays: 'full-house', amount: 4500 },
      { type: 'roundEnd', amount: 4500 },
    ])
  })

  test('has no card twice', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (nonce) => {
        const draws = drawsOf({ serverSeed: 'd'.repeat(64), clientSeed: 'draw', nonce })
        const events = game.replay({ draws, stake: 100, choice: null, actions: [draw('00000')] })?.events ?? []
        const cards = events.flatMap((event) =>
          event.type === 'fiveDealt' || event.type === 'fiveDrawn' ? event.cards : [],
        )
        expect(new Set(cards).size).toBe(10)
      }),
    )
  })

  test('takes one draw alone', () => {
    const numbers = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (const wrong of [draw('0101'), draw('01012'), { type: 'draw', held: '00000' }, { ...draw('00000'), hand: 1 }])
      expect(play(numbers, [wrong]), JSON.stringify(wrong)).toBeNull()
    expect(play(numbers, [draw('11111'), draw('11111')])).toBeNull()
    expect([game.offersAction(draw('10000')), game.offersAction({ type: 'timeOut', hand: 0 })]).toEqual([true, false])
  })

  test('that is left alone is paid as it was dealt', () => {
    const waiting = play([0, 0, 0, 0, 0], [])
    expect(waiting?.defaultAction).toEqual({ type: 'timeOut', hand: 0 })
    expect(play([0, 0, 0, 0, 0], [waiting?.defaultAction as object])).toMatchObject({
      win: 12_500,
      events: [{}, { held: '11111', byTimeOut: true }, { pays: 'four-of-a-kind' }, {}],
    })
  })

  test('of the engine returns the figure with the best hold, within four standard errors', () => {
    const draws = drawsOf({ serverSeed: 'simulation', clientSeed: 'draw', nonce: 0 })
    const rounds = 40_000
    let won = 0
    for (let played = 0; played < rounds; played++) {
      const { state } = fiveCardDraw.open(rules, { draws, stake: 1, choice: null })
      const numbers = state.cards.map(numberOf)
      const ascending = numbers.toSorted((a, b) => a - b)
      const { kept } = bestOfHand(rules, final, ascending)
      const held = numbers.map((card) => (kept.includes(card) ? '1' : '0')).join('')
      won += fiveCardDraw.act(rules, { draws, stake: 1, state, action: { type: 'draw', hand: 0, held } }).win ?? 0
    }
    const error = Math.sqrt(toNumber(figures.variance) / rounds)
    expect(Math.abs(won / rounds - toNumber(figures.rtp))).toBeLessThan(4 * error)
  })
})
