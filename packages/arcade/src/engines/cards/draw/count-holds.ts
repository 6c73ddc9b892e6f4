import { type Fraction, fraction } from '@andon/money/fraction'
import type { Counts } from '../../title-maths.ts'
import { pokerHands } from '../events.ts'
import { isHeld } from './best-hold.ts'
import { placeOfFive } from './poker-hand.ts'
import { type DrawRules, payList } from './rules.ts'

const cards = 52
const kinds = pokerHands.length
/** Ways to draw by the number of cards that are drawn; each divides `waysInAll`. */
const waysToDraw = [1, 47, 1_081, 16_215, 178_365, 1_533_939]
const waysInAll = 7_669_695

/** All hands with all draws, each counted as often as any other: 2,598,960 × 7,669,695. */
export const totalOfHolds = 19_933_230_517_200n

/**
 * What the best hold of every hand of five cards wins: by outcome, such as `9 full-house`, its number of cases. For each set of up to five cards the final hands that contain
 * it are counted once; what a hold leads to follows from these by inclusion and exclusion of the cards that go. Hands that differ only by the names of the suits are counted
 * together, which leaves 134,459. A part has every `parts`-th of them.
 */
export function countHolds(
  rules: DrawRules,
  { part, parts }: { readonly part: number; readonly parts: number },
  { containing, classes }: FinalHands = finalHands(),
): Counts {
  const pays = payList(rules)
  const sums = new Array<number>(kinds).fill(0)
  const results = new Float64Array(32 * kinds)
  let at = 0
  for (const [key, hands] of classes)
    if (at++ % parts === part) {
      resultsOfHolds(handOf(key), containing, results)
      const best = bestOf(results, pays)
      const weight = (hands * waysInAll) / ways(best)
      for (let kind = 0; kind < kinds; kind++)
        sums[kind] = (sums[kind] ?? 0) + weight * (results[best * kinds + kind] ?? 0)
    }
  return new Map(pokerHands.map((hand, kind) => [`${pays[kind]} ${hand}`, BigInt(sums[kind] ?? 0)] as const))
}

/** The cards that the best hold of one hand (by number, ascending) keeps, and its mean win as a multiple of the stake. */
export function bestOfHand(
  rules: DrawRules,
  { containing }: FinalHands,
  hand: readonly number[],
): { readonly kept: readonly number[]; readonly value: Fraction } {
  const results = new Float64Array(32 * kinds)
  const pays = payList(rules)
  resultsOfHolds(hand, containing, results)
  const best = bestOf(results, pays)
  const won = pays.reduce((sum, pay, kind) => sum + pay * (results[best * kinds + kind] ?? 0), 0)
  return { kept: hand.filter((_card, at) => isHeld(best, at)), value: fraction(won, ways(best)) }
}

/** For each hold, as bits of the five cards, the number of draws that lead to each kind of hand. */
function resultsOfHolds(hand: readonly number[], containing: readonly Int32Array[], results: Float64Array): void {
  for (let held = 0; held < 32; held++) {
    const kept = hand.filter((_card, at) => isHeld(held, at))
    const table = containing[kept.length]
    const place = placeOfSet(kept) * kinds
    for (let kind = 0; kind < kinds; kind++) results[held * kinds + kind] = table?.[place + kind] ?? 0
  }
  // leaves the final hands that contain the held cards and none of the others
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let held = 0; held < 32; held++)
      if ((held & bit) === 0)
        for (let kind = 0; kind < kinds; kind++)
          results[held * kinds + kind] =
            (results[held * kinds + kind] ?? 0) - (results[(held | bit) * kinds + kind] ?? 0)
}

/** The hold that pays most; of equal ones, the one that keeps more cards. */
function bestOf(results: Float64Array, pays: readonly number[]): number {
  let best = 31
  let most = -1
  for (let held = 31; held >= 0; held--) {
    let sum = 0
    for (let kind = 0; kind < kinds; kind++) sum += (results[held * kinds + kind] ?? 0) * (pays[kind] ?? 0)
    const value = sum * (waysInAll / ways(held))
    if (value > most || (value === most && bits(held) > bits(best))) {
      best = held
      most = value
    }
  }
  return best
}

const bits = (held: number) =>
  (held & 1) + ((held >> 1) & 1) + ((held >> 2) & 1) + ((held >> 3) & 1) + ((held >> 4) & 1)
const ways = (held: number) => waysToDraw[5 - bits(held)] ?? 1

interface FinalHands {
  /** At n, for each set of n cards by its place, the number of hands of each kind that contain it. */
  readonly containing: readonly Int32Array[]
  /** Numbers of hands that differ only by the names of the suits, by their ranks of each suit as bits. */
  readonly classes: ReadonlyMap<number, number>
}

/** Every hand of five cards once. */
export function finalHands(): FinalHands {
  const containing = [0, 1, 2, 3, 4, 5].map((n) => new Int32Array(choose(cards, n) * kinds))
  const classes = new Map<number, number>()
  const five = [0, 0, 0, 0, 0]
  const sets = Array.from({ length: 32 }, (_, held) => [0, 1, 2, 3, 4].filter((at) => isHeld(held, at)))
  const each = (at: number, from: number): void => {
    if (at < 5) {
      for (let card = from; card < cards; card++) {
        five[at] = card
        each(at + 1, card + 1)
      }
      return
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = five
    const kind = placeOfFive(a, b, c, d, e)
    for (const set of sets) {
      const table = containing[set.length]
      let place = 0
      for (let n = 0; n < set.length; n++) place += chooses[(five[set[n] ?? 0] ?? 0) * 6 + n + 1] ?? 0
      if (table) table[place * kinds + kind] = (table[place * kinds + kind] ?? 0) + 1
    }
    const key = classOf(five)
    classes.set(key, (classes.get(key) ?? 0) + 1)
  }
  each(0, 0)
  return { containing, classes }
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let taken = 0; taken < k; taken++) ways = (ways * (n - taken)) / (taken + 1)
  return ways
}

/** n over k, at 6·n + k. */
const chooses = Int32Array.from({ length: cards * 6 }, (_, at) => choose(Math.floor(at / 6), at % 6))

/** Sets of ascending cards in order: each of n cards has a place of its own below n over 52. */
function placeOfSet(set: readonly number[]): number {
  return set.reduce((place, card, n) => place + (chooses[card * 6 + n + 1] ?? 0), 0)
}

const oneSuit = 1 << 13

/** The ranks of each suit as bits, from the greatest of these numbers to the least: the same for hands that differ only by the names of the suits. */
function classOf(five: readonly number[]): number {
  let [s, h, d, c] = [0, 0, 0, 0]
  for (const card of five) {
    const rank = 1 << (card >> 2)
    if ((card & 3) === 0) s |= rank
    else if ((card & 3) === 1) h |= rank
    else if ((card & 3) === 2) d |= rank
    else c |= rank
  }
  const [first, second] = [Math.max(s, h), Math.max(d, c)]
  const [third, fourth] = [Math.min(s, h), Math.min(d, c)]
  const [greatest, least] = [Math.max(first, second), Math.min(third, fourth)]
  const [one, other] = [Math.min(first, second), Math.max(third, fourth)]
  return ((greatest * oneSuit + Math.max(one, other)) * oneSuit + Math.min(one, other)) * oneSuit + least
}

/** One hand of a class, ascending. */
function handOf(key: number): readonly number[] {
  const hand: number[] = []
  let left = key
  for (let suit = 3; suit >= 0; suit--) {
    const ranks = left % oneSuit
    for (let rank = 0; rank < 13; rank++) if ((ranks & (1 << rank)) !== 0) hand.push(4 * rank + suit)
    left = Math.floor(left / oneSuit)
  }
  return hand.sort((a, b) => a - b)
}
