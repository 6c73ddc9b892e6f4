import { fraction, multiply, toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/dice-palace/index.ts'
import { rules } from '../../../titles/dice-palace/rules.ts'
import type { Replayed } from '../../game.ts'
import { figuresOfSpot, multipleOf, unitOf } from '../mechanic.ts'
import { returnedOf } from './second-count.ts'
import { factsOf, sicBo } from './sic-bo.ts'

const mechanic = sicBo(rules)
const game = title.current

const play = (nonce: number, choice: Readonly<Record<string, number>>): Replayed | null =>
  game.replay({
    draws: drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'client', nonce }),
    stake: Object.values(choice).reduce((sum, amount) => sum + amount, 0),
    choice,
    actions: [],
  })

/** The dice of a round, in the order in which they were drawn. */
const diceOf = (nonce: number) => play(nonce, { big: 100 })?.events.find((event) => event.type === 'drawn')?.face ?? ''
/** The first round with such a throw. */
const nonceOf = (sorted: string) =>
  Array.from({ length: 5000 }, (_, nonce) => nonce).find(
    (nonce) => diceOf(nonce).split('-').sort().join('') === sorted,
  ) ?? -1

describe('the layout', () => {
  test('has each bet of the felt once', () => {
    const counts = new Map<string, number>()
    for (const { sort } of mechanic.spots) counts.set(sort, (counts.get(sort) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({
      'even-money': 4,
      'any-triple': 1,
      triple: 6,
      double: 6,
      'total-4-17': 2,
      'total-5-16': 2,
      'total-6-15': 2,
      'total-7-14': 2,
      'total-8-13': 2,
      'total-9-12': 2,
      'total-10-11': 2,
      pair: 15,
      single: 6,
    })
  })

  test('returns 35/36 on every bet, but 26/27 on doubles and 31/32 on the totals 10 and 11', () => {
    const others: Readonly<Record<string, unknown>> = { double: fraction(26, 27), 'total-10-11': fraction(31, 32) }
    for (const spot of mechanic.spots)
      expect(figuresOfSpot(mechanic, spot).rtp, spot.id).toEqual(others[spot.sort] ?? fraction(35, 36))
  })

  test('returns what the maths of single bets gives, spot by spot', () => {
    for (const spot of mechanic.spots)
      expect(multiply(figuresOfSpot(mechanic, spot).rtp, fraction(216 * 20)), spot.id).toEqual(
        fraction(returnedOf(spot.id)),
      )
  })

  test('has chips of which every return is a whole amount', () => {
    expect(unitOf(mechanic)).toBe(20)
    const { chips = [], bets = {} } = title.stakesIn.JPY.table ?? {}
    const amounts = [...chips, ...Object.values(bets).flatMap(({ least, most }) => [least, most])]
    for (const spot of mechanic.spots)
      for (const { returns } of spot.pays)
        for (const amount of amounts)
          expect(Number.isSafeInteger(toNumber(multiply(returns, fraction(amount)))), `${spot.id} at ${amount}`).toBe(
            true,
          )
  })
})

describe('what a throw decides', () => {
  test.each([
    [[1, 2, 6], 'total-9 small odd once-1 once-2 once-6 pair-1-2 pair-1-6 pair-2-6'],
    [[5, 5, 2], 'total-12 big even once-2 twice-5 double-5 pair-2-5'],
    [[4, 4, 4], 'total-12 any-triple thrice-4 double-4 triple-4'],
    [[1, 1, 1], 'total-3 any-triple thrice-1 double-1 triple-1'],
  ] as const)('%j: %s', (dice, facts) => {
    expect(factsOf(dice).join(' ')).toBe(facts)
  })

  test('a die that shows a face once, twice or three times returns 2, 3 or 15 times the bet on it', () => {
    const single = mechanic.spots.find(({ id }) => id === 'single-6')
    if (!single) throw new Error('there is a bet on six')
    const returned = (
      [
        [6, 1, 2],
        [6, 6, 2],
        [6, 6, 6],
        [1, 2, 3],
      ] as const
    ).map((dice) => multipleOf(single, factsOf(dice)))
    expect(returned.map(toNumber)).toEqual([2, 3, 15, 0])
  })
})

describe('a round', () => {
  test('draws each of the 216 throws about as often as the others', () => {
    const counts = new Map<string, number>()
    const rounds = 43_200
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { drawn } = mechanic.draw(drawsOf({ serverSeed: 'b'.repeat(64), clientSeed: 'many', nonce }))
      const face = drawn[0]?.face ?? ''
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect(counts.size).toBe(216)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    expect(chiSquare).toBeLessThan(283.06) // of 215 degrees, exceeded once in a thousand streams
  })

  test('shows the layout, the dice, and each bet that returns something', () => {
    const nonce = nonceOf('255')
    expect(
      play(nonce, { big: 1000, odd: 500, 'double-5': 100, 'total-12': 100, 'pair-2-5': 200, 'single-5': 300 }),
    ).toMatchObject({
      win: 2000 + 1300 + 840 + 1400 + 900,
      events: [
        { type: 'betsLaid' },
        { type: 'drawn', to: 'dice', face: diceOf(nonce) },
        { type: 'decided', facts: ['total-12', 'big', 'even', 'once-2', 'twice-5', 'double-5', 'pair-2-5'] },
        { type: 'betPaid', spot: 'big', staked: 1000, amount: 2000 },
        { type: 'betPaid', spot: 'double-5', staked: 100, amount: 1300 },
        { type: 'betPaid', spot: 'total-12', staked: 100, amount: 840 },
        { type: 'betPaid', spot: 'pair-2-5', staked: 200, amount: 1400 },
        { type: 'betPaid', spot: 'single-5', staked: 300, amount: 900 },
        { type: 'roundEnd', amount: 6440 },
      ],
    })
  })

  test('loses big, small, odd and even to a triple', () => {
    const nonce = nonceOf('444')
    expect(play(nonce, { big: 100, small: 100, odd: 100, even: 100 })?.win).toBe(0)
    expect(play(nonce, { 'triple-4': 100, 'any-triple': 100, 'double-4': 100, 'single-4': 100 })?.win).toBe(
      21_000 + 3500 + 1300 + 1500,
    )
  })

  test.each([[null], [{}], [{ 'total-3': 100 }], [{ 'pair-2-1': 100 }], [{ 'single-7': 100 }], [{ big: 0 }]])(
    'offers no layout like %j',
    (choice) => {
      expect([game.offersChoice(choice), game.stakeOf(choice)]).toEqual([false, null])
    },
  )
})
