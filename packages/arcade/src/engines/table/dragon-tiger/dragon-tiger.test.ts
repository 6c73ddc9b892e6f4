import { fraction } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/dragon-and-tiger/index.ts'
import { rules } from '../../../titles/dragon-and-tiger/rules.ts'
import { figuresOfSpot, unitOf } from '../mechanic.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { halvesReturned } from './second-count.ts'

const mechanic = dragonTiger(rules)

/** Places in the shoe of 416 cards, numbered by rank and then by suit. */
const dealt = (...places: readonly number[]) => {
  const left = [...places]
  return mechanic.draw({ uniform: () => left.shift() ?? 0 })
}

describe('a round', () => {
  test('shows the card of the dragon and then that of the tiger, of which the higher one wins, the ace being lowest', () => {
    expect(dealt(51, 0)).toEqual({
      drawn: [
        { to: 'dragon', face: 'Kc' },
        { to: 'tiger', face: 'As' },
      ],
      facts: ['dragon'],
    })
    expect(dealt(0, 3).facts).toEqual(['tiger'])
  })

  test('is a tie with equal ranks, and a suited one with equal faces of two decks', () => {
    expect(dealt(0, 0).facts).toEqual(['tie'])
    expect(dealt(0, 51).facts).toEqual(['tie', 'suited-tie'])
  })

  test('returns half of a bet on either side at a tie', () => {
    const nonce = Array.from({ length: 500 }, (_, one) => one).find((one) => played(one).facts.includes('tie')) ?? -1
    const choice = { dragon: 1000, tie: 100 }
    const round = title.current.replay({ draws: drawsFor(nonce), stake: 1100, choice, actions: [] })
    expect(round?.win).toBe(500 + 1300)
  })
})

const drawsFor = (nonce: number) => drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'cards', nonce })
const played = (nonce: number) => mechanic.draw(drawsFor(nonce))

describe('the bets', () => {
  test.each([
    ['dragon', fraction(799, 830)],
    ['tiger', fraction(799, 830)],
    ['tie', fraction(403, 415)],
    ['suited-tie', fraction(406, 415)],
  ])('on %s return the exact share, by two counts', (id, rtp) => {
    const spot = mechanic.spots.find((one) => one.id === id)
    expect(spot && figuresOfSpot(mechanic, spot).rtp).toEqual(rtp)
    expect(fraction(halvesReturned(id), 2n * 416n * 415n)).toEqual(rtp)
  })

  test('come as often as enumerated in rounds from the stream that proofs show', () => {
    const counts: Record<string, number> = { dragon: 0, tiger: 0, tie: 0, 'suited-tie': 0 }
    const rounds = 40_000
    for (let nonce = 0; nonce < rounds; nonce++)
      for (const fact of played(nonce).facts) counts[fact] = (counts[fact] ?? 0) + 1
    for (const [fact, chance] of [
      ['dragon', 192 / 415],
      ['tiger', 192 / 415],
      ['tie', 31 / 415],
      ['suited-tie', 7 / 415],
    ] as const)
      expect(Math.abs((counts[fact] ?? 0) - rounds * chance), fact).toBeLessThan(
        4 * Math.sqrt(rounds * chance * (1 - chance)),
      )
  })

  test('have chips of which a half is a whole amount', () => {
    expect(unitOf(mechanic)).toBe(2)
    expect(title.stakesIn.JPY.table?.chips.every((chip) => chip % 2 === 0)).toBe(true)
  })
})
