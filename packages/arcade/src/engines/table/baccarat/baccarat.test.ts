import { fraction, toNumber } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/folding-screen-baccarat/index.ts'
import { rules } from '../../../titles/folding-screen-baccarat/rules.ts'
import { figuresOfSpot, multipleOf, unitOf } from '../mechanic.ts'
import { ranks } from '../shoe.ts'
import { baccarat } from './baccarat.ts'
import { bankerDraws, playerDraws } from './drawing.ts'
import { hundredthsReturned } from './second-count.ts'

const mechanic = baccarat(rules)
const game = title.current
const handOf = (nonce: number) => mechanic.draw(drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'hands', nonce }))

/** The hand that these cards make, in the order in which they leave the shoe: `As` of the first deck, or `As*` of the second. */
function dealt(cards: string) {
  const wanted = cards.split(' ').map((card) => {
    const deck = card.endsWith('*') ? 1 : 0
    const rank = ranks.findIndex((one) => card.startsWith(one))
    return 52 * deck + 4 * rank + 'shdc'.indexOf(card.charAt(1))
  })
  let call = 0
  return mechanic.draw({
    uniform: () => {
      const number = wanted[call] ?? 415
      const gone = wanted.slice(0, call).filter((one) => one < number).length
      call += 1
      return number - gone
    },
  })
}

describe('the cards', () => {
  test('go to player and banker by turns, then to the player, then to the banker', () => {
    expect(dealt('2s 3h Kd 2c 4h 9s').drawn).toEqual([
      { to: 'player', face: '2s' },
      { to: 'banker', face: '3h' },
      { to: 'player', face: 'Kd' },
      { to: 'banker', face: '2c' },
      { to: 'player', face: '4h' },
      { to: 'banker', face: '9s' },
    ])
  })

  test('end with the first four where either side has 8 or 9', () => {
    expect(dealt('Ks 2h 8d 2c').drawn).toHaveLength(4)
    expect(dealt('Ks 4h 2d 5c').drawn).toHaveLength(4)
  })

  test('let the player draw up to 5, and the banker as tables print it', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(playerDraws)).toEqual([true, true, true, true, true, true, false, false])
    const row = (total: number) =>
      Array.from({ length: 10 }, (_, third) => (bankerDraws(total, third) ? `${third}` : '-')).join('')
    expect([2, 3, 4, 5, 6, 7].map(row)).toEqual([
      '0123456789',
      '01234567-9',
      '--234567--',
      '----4567--',
      '------67--',
      '----------',
    ])
    expect([0, 5, 6, 7].map((total) => bankerDraws(total, null))).toEqual([true, true, false, false])
  })

  test('are those of the shoe: no face more often than there are decks', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), (nonce) => {
        const { drawn } = handOf(nonce)
        expect(drawn.length).toBeGreaterThanOrEqual(4)
        expect(drawn.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})

describe('the facts', () => {
  const hands: readonly (readonly [string, readonly string[]])[] = [
    ['2s 3h Kd 2c 4h 9s', ['player', 'big']],
    ['Ks 2h 8d 6c', ['tie', 'small']],
    ['Ks Kh 6d 6c', ['tie', 'small']],
    ['2s 3h Ad 3c Ts', ['banker', 'banker-6', 'big', 'banker-pair', 'either-pair']],
    ['4s 3h 4d 3c', ['player', 'small', 'player-pair', 'banker-pair', 'either-pair']],
    ['4s 3h 4s* 3c', ['player', 'small', 'player-pair', 'banker-pair', 'either-pair', 'perfect-pair']],
    ['4s 3h 4s* 3h*', ['player', 'small', 'player-pair', 'banker-pair', 'either-pair', 'two-perfect-pairs']],
    ['Ks Qh Qd Kc 2s 6h', ['banker', 'banker-6', 'big']],
  ]
  test.each(hands)('of %s', (cards, facts) => {
    expect(dealt(cards).facts).toEqual(facts)
  })
})

describe('the bets', () => {
  test('return what a second count gives, which walks along the deal by points', () => {
    for (const spot of mechanic.spots) {
      const orders = 416n * 415n * 414n * 413n * 412n * 411n
      expect(figuresOfSpot(mechanic, spot).rtp, spot.id).toEqual(fraction(hundredthsReturned(spot.id), 100n * orders))
    }
  })

  test('come as often as enumerated in rounds from the stream that proofs show', () => {
    const counts = new Map<string, number>()
    const rounds = 60_000
    for (let nonce = 0; nonce < rounds; nonce++)
      for (const fact of handOf(nonce).facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
    const outcomes = [...mechanic.outcomes()]
    const all = outcomes.reduce((sum, { weight }) => sum + weight, 0n)
    const facts = new Set(outcomes.flatMap((outcome) => outcome.facts))
    for (const fact of facts) {
      const weight = outcomes.reduce((sum, one) => sum + (one.facts.includes(fact) ? one.weight : 0n), 0n)
      const chance = toNumber(fraction(weight, all))
      const deviation = Math.sqrt(rounds * chance * (1 - chance))
      expect(Math.abs((counts.get(fact) ?? 0) - rounds * chance), fact).toBeLessThan(4 * deviation)
    }
  })

  test('have chips of which every return is a whole amount', () => {
    expect(unitOf(mechanic)).toBe(100)
    const { chips = [] } = title.stakesIn.JPY.table ?? {}
    expect(chips.every((chip) => chip % 100 === 0)).toBe(true)
  })

  test('on the banker pay 19 to 20 with commission, and half with 6 without', () => {
    const returnsOf = (id: string, cards: string) => {
      const spot = mechanic.spots.find((one) => one.id === id)
      return spot && multipleOf(spot, dealt(cards).facts)
    }
    const [six, seven, tie, lost] = ['2s 3h Ad 3c Ts', '2s 3h 4d 4c', 'Ks Kh 6d 6c', '4s 3h 4d 3c']
    expect([six, seven, tie, lost].map((cards) => toNumber(returnsOf('banker', cards ?? '') ?? fraction(-1)))).toEqual([
      1.95, 1.95, 1, 0,
    ])
    expect(
      [six, seven, tie, lost].map((cards) => toNumber(returnsOf('banker-free', cards ?? '') ?? fraction(-1))),
    ).toEqual([1.5, 2, 1, 0])
    expect([six, seven, tie, lost].map((cards) => toNumber(returnsOf('player', cards ?? '') ?? fraction(-1)))).toEqual([
      0, 0, 1, 2,
    ])
  })

  test('on the banker lie at one table only', () => {
    expect(game.offersChoice({ banker: 100, 'banker-free': 100 })).toBe(false)
    expect(game.stakeOf({ player: 200, 'banker-free': 100 })).toEqual({
      total: 300,
      bets: [
        { bet: 'player', amount: 200 },
        { bet: 'banker-free', amount: 100 },
      ],
    })
  })
})
