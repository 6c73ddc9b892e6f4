import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn } from './bet-payouts.ts'
import { type DragonTigerBet, dragonTigerPayouts } from './dragon-tiger.ts'
import { percentOf } from './expect-bet.fixture.ts'

test.each([
  ['dragon', '96.26506', fraction(799, 830)],
  ['tiger', '96.26506', fraction(799, 830)],
  ['tie', '97.108434', fraction(403, 415)],
  ['suitedTie', '97.831325', fraction(406, 415)],
] as const)('%s returns %s %%', (bet, percent, exact) => {
  expect(percentOf(dragonTigerPayouts(bet), 6)).toBe(percent)
  expect(figuresOfBet(dragonTigerPayouts(bet)).rtp).toEqual(exact)
})

test('a tie comes 31 times in 415, a suited one 7 times', () => {
  expect(figuresOfBet(dragonTigerPayouts('tie')).hitFrequency).toEqual(fraction(31, 415))
  expect(figuresOfBet(dragonTigerPayouts('suitedTie')).hitFrequency).toEqual(fraction(7, 415))
})

/** In halves of the amount. */
const paidBack: Readonly<Record<DragonTigerBet, (dragon: Card, tiger: Card) => number>> = {
  dragon: (dragon, tiger) => (dragon.rank > tiger.rank ? 4 : dragon.rank === tiger.rank ? 1 : 0),
  tiger: (dragon, tiger) => (tiger.rank > dragon.rank ? 4 : dragon.rank === tiger.rank ? 1 : 0),
  tie: (dragon, tiger) => (dragon.rank === tiger.rank ? 26 : 0),
  suitedTie: (dragon, tiger) => (dragon.rank === tiger.rank && dragon.suit === tiger.suit ? 116 : 0),
}

interface Card {
  readonly rank: number
  readonly suit: number
}

test('the figures are those of all 172,640 deals from eight decks', () => {
  const shoe: Card[] = Array.from({ length: 8 * 52 }, (_, card) => ({
    rank: card % 13,
    suit: Math.floor(card / 13) % 4,
  }))
  for (const bet of ['dragon', 'tiger', 'tie', 'suitedTie'] as const) {
    let [deals, paid, squares, hits, above] = [0, 0, 0, 0, 0]
    for (const [first, dragon] of shoe.entries())
      for (const [second, tiger] of shoe.entries()) {
        if (first === second) continue
        const one = paidBack[bet](dragon, tiger)
        deals++
        paid += one
        squares += one * one
        hits += one > 0 ? 1 : 0
        above += one > 2 ? 1 : 0
      }
    expect(deals).toBe(172_640)
    const count = BigInt(deals)
    expect(figuresOfBet(dragonTigerPayouts(bet)), bet).toEqual({
      rtp: fraction(paid, 2n * count),
      variance: fraction(BigInt(squares) * count - BigInt(paid) ** 2n, (2n * count) ** 2n),
      hitFrequency: fraction(hits, count),
      aboveStake: fraction(above, count),
    })
  }
})

test('chips of an even number of yen lose nothing to rounding; a single yen loses its half at a tie', () => {
  expect(leastReturn(dragonTigerPayouts('dragon'), 100)).toEqual({ amount: 100, rtp: fraction(799, 830) })
  expect(leastReturn(dragonTigerPayouts('dragon'), 1)).toEqual({ amount: 1, rtp: fraction(384, 415) })
  expect(leastReturn(dragonTigerPayouts('tie'), 1).rtp).toEqual(fraction(403, 415))
})
