import { fraction, toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { figuresOfBet } from '../../../maths/bet-payouts.ts'
import { type RouletteSort, roulettePayouts, rouletteSorts } from '../../../maths/roulette.ts'
import { wheelOrder } from '../../../maths/roulette-calls.ts'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/rose-window-roulette/index.ts'
import { rules } from '../../../titles/rose-window-roulette/rules.ts'
import type { Replayed } from '../../game.ts'
import { figuresOfSpot, multipleOf, unitOf } from '../mechanic.ts'
import { roulette } from './roulette.ts'

const mechanic = roulette(rules)
const game = title.current

const play = (nonce: number, choice: Readonly<Record<string, number>>): Replayed | null =>
  game.replay({
    draws: drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'client', nonce }),
    stake: Object.values(choice).reduce((sum, amount) => sum + amount, 0),
    choice,
    actions: [],
  })

/** The number of a round. */
function numberOf(nonce: number): string {
  const drawn = play(nonce, { red: 100 })?.events.find((event) => event.type === 'drawn')
  return drawn?.face ?? ''
}
/** The first round with such a number. */
const nonceWith = (holds: (number: number) => boolean) =>
  Array.from({ length: 2000 }, (_, nonce) => nonce).find((nonce) => holds(Number(numberOf(nonce)))) ?? -1

/** The payouts of a spot's sort, by its name. */
function second({ sort }: { readonly sort: string }) {
  const isHalf = sort.endsWith('-half')
  const name = sort.replace(/-half$/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  if (!(name in rouletteSorts)) throw new Error(`no sort ${name}`)
  return roulettePayouts(name as RouletteSort, isHalf ? 'la partage' : 'zero loses') // one of its keys
}

describe('the layout', () => {
  test('has each bet of a single-zero felt once', () => {
    const counts = new Map<string, number>()
    for (const { sort } of mechanic.spots) counts.set(sort, (counts.get(sort) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      column: 3,
      dozen: 3,
      'even-chance': 6,
      'even-chance-half': 6,
    })
    const numbers = mechanic.spots.map(({ table, pays: [first] }) => `${table} ${first?.on}`)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('returns 36/37 on every bet, and 73/74 on even chances with la partage', () => {
    for (const spot of mechanic.spots) {
      const { rtp } = figuresOfSpot(mechanic, spot)
      expect(rtp, spot.id).toEqual(spot.sort === 'even-chance-half' ? fraction(73, 74) : fraction(36, 37))
    }
  })

  test('returns what the figures of each sort give, which know no layout and no numbers', () => {
    for (const spot of mechanic.spots) {
      const { rtp, hitFrequency } = figuresOfBet(second(spot))
      expect(figuresOfSpot(mechanic, spot), spot.id).toEqual({ rtp, hitFrequency })
    }
  })

  test('has even chances with the numbers that their names say, and the reds of the rules', () => {
    const numbers = Array.from({ length: 36 }, (_, before) => before + 1)
    const named = {
      red: (number: number) => rules.red.includes(number),
      black: (number: number) => !rules.red.includes(number),
      even: (number: number) => number % 2 === 0,
      odd: (number: number) => number % 2 === 1,
      low: (number: number) => number <= 18,
      high: (number: number) => number > 18,
    }
    for (const [chance, holds] of Object.entries(named))
      for (const id of [chance, `${chance}-half`]) {
        const spot = mechanic.spots.find((one) => one.id === id)
        expect(spot?.pays[0]?.on, id).toEqual(numbers.filter(holds).map(String))
      }
    for (const place of [1, 2, 3]) {
      const on = (id: string) => mechanic.spots.find((one) => one.id === id)?.pays[0]?.on.map(Number)
      expect(on(`column-${place}`)).toEqual(numbers.filter((number) => number % 3 === place % 3))
      expect(on(`dozen-${place}`)).toEqual(numbers.slice(12 * place - 12, 12 * place))
    }
  })

  test('has a wheel with each number once, on which red and black alternate after the zero', () => {
    expect(rules.wheel).toEqual(wheelOrder)
    expect(rules.wheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
    const colours = rules.wheel.slice(1).map((number) => rules.red.includes(number))
    expect(colours).toEqual(colours.map((_, place) => place % 2 === 0))
  })

  test('has chips of which a half is a whole amount, so that the returns are exact at every chip', () => {
    expect(unitOf(mechanic)).toBe(2)
    const { chips = [] } = title.stakesIn.JPY.table ?? {}
    for (const chip of chips)
      for (const spot of mechanic.spots) {
        const paid = mechanic.outcomes()
        const returned = [...paid].map(({ facts }) => toNumber(multipleOf(spot, facts)) * chip)
        expect(returned.every(Number.isSafeInteger), `${spot.id} at ${chip}`).toBe(true)
      }
  })
})

describe('a round', () => {
  test('draws each number about as often as the others, from the stream that proofs show', () => {
    const counts = Array.from({ length: 37 }, () => 0)
    const rounds = 37_000
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { drawn } = mechanic.draw(drawsOf({ serverSeed: 'b'.repeat(64), clientSeed: 'many', nonce }))
      const number = Number(drawn[0]?.face)
      counts[number] = (counts[number] ?? 0) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(67.985) // of 36 degrees, exceeded once in a thousand streams
  })

  test('shows the layout, the number, and each bet that returns something, in this order', () => {
    const nonce = nonceWith((number) => number === 17)
    const layout = { 'straight-17': 100, 'split-17-20': 200, red: 300, 'dozen-2': 400, odd: 500 }
    expect(play(nonce, layout)).toMatchObject({
      win: 36 * 100 + 18 * 200 + 3 * 400 + 2 * 500,
      events: [
        {
          type: 'betsLaid',
          bets: [
            { spot: 'straight-17', amount: 100 },
            { spot: 'split-17-20', amount: 200 },
            { spot: 'dozen-2', amount: 400 },
            { spot: 'red', amount: 300 },
            { spot: 'odd', amount: 500 },
          ],
        },
        { type: 'drawn', to: 'wheel', face: '17' },
        { type: 'decided', facts: ['17'] },
        { type: 'betPaid', spot: 'straight-17', staked: 100, amount: 3600 },
        { type: 'betPaid', spot: 'split-17-20', staked: 200, amount: 3600 },
        { type: 'betPaid', spot: 'dozen-2', staked: 400, amount: 1200 },
        { type: 'betPaid', spot: 'odd', staked: 500, amount: 1000 },
        { type: 'roundEnd', amount: 9400 },
      ],
    })
  })

  test('returns half of an even chance on zero at the table with la partage alone, and rounds an odd yen down', () => {
    const nonce = nonceWith((number) => number === 0)
    expect(play(nonce, { 'red-half': 1000, 'high-half': 3001 })?.win).toBe(500 + 1500)
    expect(play(nonce, { red: 1000 })?.win).toBe(0)
  })

  const notOffered: readonly unknown[] = [
    null,
    {},
    { 'straight-37': 100 },
    { 'split-1-3': 100 },
    { red: 0 },
    { red: -100 },
    { red: 1.5 },
    { red: '100' },
    { toString: 100 },
    { red: 100, 'black-half': 1000 },
  ]
  test.each(notOffered.map((choice) => [choice] as const))('offers no layout like %j', (choice) => {
    expect([game.offersChoice(choice), game.stakeOf(choice)]).toEqual([false, null])
  })

  test('offers bets of one table with those that lie at both, and takes no action', () => {
    expect(game.stakeOf({ 'red-half': 1000, 'straight-0': 100 })).toEqual({
      total: 1100,
      bets: [
        { bet: 'even-chance-half', amount: 1000 },
        { bet: 'straight', amount: 100 },
      ],
    })
    expect(game.offersAction({ type: 'double' })).toBe(false)
  })
})
