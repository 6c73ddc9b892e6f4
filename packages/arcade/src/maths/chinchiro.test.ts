import { fraction, multiply, one, subtract, sum, toNumber, writeDecimal } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn } from './bet-payouts.ts'
import { type ChinchiroHand, chinchiroHands, chinchiroPayouts, chinchiroRules, chinchiroStakes } from './chinchiro.ts'
import { percentOf } from './expect-bet.fixture.ts'

const chances = new Map([...chinchiroHands()].map(([hand, cases]) => [hand, fraction(cases, 216n ** 3n)]))

test('the chance of each hand after up to three throws', () => {
  expect(Object.fromEntries(chances)).toEqual({
    pinZoro: fraction(7, 864),
    arashi: fraction(35, 864),
    fourFiveSix: fraction(7, 144),
    point6: fraction(35, 288),
    point5: fraction(35, 288),
    point4: fraction(35, 288),
    point3: fraction(35, 288),
    point2: fraction(35, 288),
    point1: fraction(35, 288),
    none: fraction(1, 8),
    oneTwoThree: fraction(7, 144),
  })
  expect(sum(chances.values())).toEqual(one)
})

test('a round returns 97.4428 % of its stake, and ties in 0.110672 of all', () => {
  expect(percentOf(chinchiroPayouts(), 4)).toBe('97.4428')
  const ties = sum([...chances.values()].map((chance) => multiply(chance, chance)))
  expect(writeDecimal(ties, 6)).toBe('0.110672')
  const { hitFrequency, aboveStake } = figuresOfBet(chinchiroPayouts())
  expect(subtract(hitFrequency, aboveStake)).toEqual(ties)
  expect(aboveStake).toEqual(multiply(fraction(1, 2), subtract(one, ties)))
})

/** Hands from the best, as players name them. */
function handOf(dice: readonly number[]): ChinchiroHand {
  const [low = 0, middle = 0, high = 0] = [...dice].sort()
  if (low === high) return low === 1 ? 'pinZoro' : 'arashi'
  if (low === 4 && middle === 5 && high === 6) return 'fourFiveSix'
  if (middle === 2 && high === 3 && low === 1) return 'oneTwoThree'
  const point = low === middle ? high : middle === high ? low : 0
  return point === 0 ? 'none' : (`point${point}` as ChinchiroHand) // a pair and one of six faces
}
const order = 'pinZoro arashi fourFiveSix point6 point5 point4 point3 point2 point1 none oneTwoThree'.split(' ')

test('the figures are those of all throws against all throws, with and without commission', () => {
  const ways = new Map<ChinchiroHand, number>()
  for (let first = 0; first < 216; first++) {
    const hand = handOf([1 + (first % 6), 1 + (Math.floor(first / 6) % 6), 1 + Math.floor(first / 36)])
    // a throw without a hand is thrown again: of 864 parts of all, four for a throw, two for one after it and one after that
    ways.set(hand, (ways.get(hand) ?? 0) + (hand === 'none' ? 1 : 7))
  }
  const pays: Readonly<Record<string, number>> = { pinZoro: 5, arashi: 3, fourFiveSix: 2 }
  let [all, won, lost, squares, paidSquares] = [0, 0, 0, 0, 0]
  for (const [mine, myWays] of ways)
    for (const [theirs, theirWays] of ways) {
      const rounds = myWays * theirWays
      all += rounds
      const ahead = order.indexOf(theirs) - order.indexOf(mine)
      if (ahead === 0) {
        paidSquares += rounds * 25 * 25
        continue
      }
      const [winner, loser] = ahead > 0 ? [mine, theirs] : [theirs, mine]
      const stakes = Math.max(pays[winner] ?? 1, loser === 'oneTwoThree' ? 2 : 1)
      expect(chinchiroStakes(winner, loser)).toBe(stakes)
      if (ahead > 0) won += rounds * stakes
      else lost += rounds * stakes
      squares += rounds * stakes ** 2
      paidSquares += rounds * (25 + (ahead > 0 ? 24 : -25) * stakes) ** 2
    }
  expect(all).toBe(864 ** 2)
  expect(won, 'without commission it is fair').toBe(lost)
  expect((squares / all).toFixed(6)).toBe('2.404150')
  const { rtp, variance } = figuresOfBet(chinchiroPayouts())
  expect(rtp).toEqual(subtract(one, multiply(chinchiroRules.commission, fraction(won, all))))
  expect(variance).toEqual(subtract(fraction(paidSquares, all * 625), multiply(rtp, rtp)))
})

test('no round costs more than is held, and chips of 100 yen lose nothing to rounding', () => {
  const [worst] = chinchiroPayouts()
  expect(worst?.multiple).toEqual(fraction(1 - chinchiroRules.mostLost))
  expect(leastReturn(chinchiroPayouts(), 100).rtp).toEqual(figuresOfBet(chinchiroPayouts()).rtp)
  const ofHeld = subtract(one, multiply(subtract(one, figuresOfBet(chinchiroPayouts()).rtp), fraction(1, 5)))
  expect(toNumber(ofHeld)).toBeCloseTo(0.994886, 6)
})
