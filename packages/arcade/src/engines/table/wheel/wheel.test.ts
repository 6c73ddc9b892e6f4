import { fraction, multiply, toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/zodiac-wheel/index.ts'
import { rules } from '../../../titles/zodiac-wheel/rules.ts'
import { figuresOfSpot, unitOf } from '../mechanic.ts'
import { halvesReturned } from './second-count.ts'
import { wheel } from './wheel.ts'

const mechanic = wheel(rules)
const count = rules.segments.length
const placeOf = (id: string) => rules.segments.indexOf(id)

/** Draws these numbers, in order; asked for another number of outcomes than it offers, a wheel shows its fault. */
function turned(...places: readonly (readonly [place: number, of: number])[]) {
  const left = [...places]
  const reveal = mechanic.draw({
    uniform: (of) => {
      const [place, expected] = left.shift() ?? []
      expect(of).toBe(expected)
      return place ?? 0
    },
  })
  expect(left).toEqual([])
  return reveal
}

describe('the wheel', () => {
  test('has every animal across from the one that it faces in the circle of twelve', () => {
    const facing = new Map(
      rules.prizes.flatMap(
        ({ spots: [a = '', b = ''] }) =>
          [
            [a, b],
            [b, a],
          ] as const,
      ),
    )
    for (const [place, id] of rules.segments.entries()) {
      const across = rules.segments[(place + count / 2) % count]
      if (facing.has(id)) expect(across, `${place}`).toBe(facing.get(id))
      else expect(Object.keys(rules.multipliers)).toContain(across)
      expect(rules.segments[(place + 1) % count]).not.toBe(id)
    }
  })

  test('has as many segments of each animal as its prize goes into 45', () => {
    for (const { spots, returns } of rules.prizes)
      for (const spot of spots) {
        const own = rules.segments.filter((id) => id === spot).length
        const [up = 0, down = 1] = returns.split('/').map(Number)
        expect((own * up) / down, spot).toBe(45)
      }
  })
})

describe('a round', () => {
  test('is decided by the first animal', () => {
    expect(turned([placeOf('dragon'), count])).toEqual({
      drawn: [{ to: 'wheel', face: '14-dragon' }],
      facts: ['dragon', 'dragon*1'],
    })
  })

  test('goes on after a cat, with all returns multiplied', () => {
    expect(turned([placeOf('cat-6'), count], [placeOf('cat-2'), count], [0, count - 2])).toEqual({
      drawn: [
        { to: 'wheel', face: '0-cat-6' },
        { to: 'wheel', face: '27-cat-2' },
        { to: 'wheel', face: '1-rat' },
      ],
      facts: ['rat', 'rat*12'],
    })
    expect(turned([27, count], [28, count]).facts).toEqual(['horse', 'horse*2'])
  })

  test('pays what was drawn, of all bets', () => {
    const nonces = Array.from({ length: 900 }, (_, nonce) => nonce)
    const factsOf = (nonce: number) => mechanic.draw(drawsFor(nonce)).facts
    const play = (nonce: number) =>
      title.current.replay({ draws: drawsFor(nonce), stake: 700, choice: { ox: 100, sheep: 600 }, actions: [] })?.win
    const found = (fact: string) => nonces.find((nonce) => factsOf(nonce).includes(fact)) ?? -1
    expect(play(found('ox*1'))).toBe(750)
    expect(play(found('sheep*1'))).toBe(4500)
    expect(play(found('rat*1'))).toBe(0)
    const doubled = nonces.find((nonce) => factsOf(nonce).some((fact) => /^(ox|sheep)\*2$/.test(fact))) ?? -1
    expect(play(doubled)).toBe(factsOf(doubled)[0] === 'ox' ? 1500 : 9000)
  })
})

const drawsFor = (nonce: number) => drawsOf({ serverSeed: 'd'.repeat(64), clientSeed: 'wheel', nonce })

describe('the bets', () => {
  test('all return 685/702, by enumeration and as an absorbing chain', () => {
    const ways = BigInt(count) ** BigInt(rules.mostMultipliers) * BigInt(count - 2)
    for (const spot of mechanic.spots) {
      expect(figuresOfSpot(mechanic, spot).rtp, spot.id).toEqual(fraction(685, 702))
      expect(fraction(halvesReturned(rules, spot.id), 2n * ways), spot.id).toEqual(fraction(685, 702))
    }
  })

  test('win as often as an animal has segments among the 52', () => {
    for (const spot of mechanic.spots) {
      const own = rules.segments.filter((id) => id === spot.id).length
      expect(figuresOfSpot(mechanic, spot).hitFrequency).toEqual(fraction(own, 52))
    }
  })

  test('return 1,620 times themselves at most, once in 151,632 rounds', () => {
    expect(title.current.figures.topAward).toEqual({ multiple: fraction(1620), perRound: fraction(1, 151_632) })
  })

  test('have chips of which every return is a whole amount', () => {
    expect(unitOf(mechanic)).toBe(2)
    for (const chip of title.stakesIn.JPY.table?.chips ?? [])
      for (const { pays } of mechanic.spots)
        for (const { returns } of pays)
          expect(Number.isSafeInteger(toNumber(multiply(returns, fraction(chip))))).toBe(true)
  })

  test('come as often as enumerated in rounds from the stream that proofs show', () => {
    const rounds = 54_000
    const counts = { rat: 0, dragon: 0, multiplied: 0 }
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { drawn, facts } = mechanic.draw(drawsFor(nonce))
      if (facts[0] === 'rat') counts.rat++
      if (facts[0] === 'dragon') counts.dragon++
      if (drawn.length > 1) counts.multiplied++
    }
    for (const [name, chance] of [
      ['rat', 9 / 52],
      ['dragon', 1 / 52],
      ['multiplied', 2 / 54],
    ] as const)
      expect(Math.abs(counts[name] - rounds * chance), name).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)))
  })
})

test('a round that all share pays each layout what it would pay one player', () => {
  const engine = title.shared?.engine
  const choice = { rat: 300, dragon: 100, snake: 500 }
  for (let nonce = 0; nonce < 200; nonce++) {
    const [round, own] = [
      engine?.open(drawsFor(nonce)),
      title.current.replay({ draws: drawsFor(nonce), stake: 900, choice, actions: [] }),
    ]
    expect(round?.winOf({ stake: 900, choice, actions: [] })).toBe(own?.win)
    expect(own?.events).toEqual(expect.arrayContaining([...(round?.events ?? [])]))
  }
})
