import { type Fraction, fraction, subtract, toNumber, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { losingRunRounds, quantileShares } from '../../round-figures.ts'
import { mergePays } from '../../round-pays.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import { type LongSums, longSumsOf, timesPlus, valuesOf } from './long-sums.fixture.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'

/** Rounds by their win in steps of some pay units, each counted as often as it occurs; those that win the most come last. */
export interface RoundsByWin {
  readonly all: bigint
  readonly rounds: readonly bigint[]
}

/** By win in steps. */
type Stops = ReadonlyMap<number, bigint>

/** Free spins that add equally many spins. */
interface Kind {
  readonly adds: number
  readonly stops: Stops
}

/**
 * A second method for the rounds of a title with an expanding symbol, exact and far faster than the one of the figures, with which it shares no code. What a round wins
 * depends on how many free spins of each kind it has, and not on their order. So it counts the orders in which a round can have a free spins that add none, b that add
 * some, c that add more, and sums these times A^a·B^b·C^c, where A, B and C are the generating functions of the wins of one spin of a kind: by Horner's rule in A and
 * in B, with the few wins of the other kinds multiplied out. All numbers are whole, and none is rounded or reduced.
 */
export function roundsByKinds({
  rules,
  counts,
  step,
}: {
  readonly rules: ExpandingRules
  readonly counts: Readonly<Record<string, Counts>>
  readonly step: number
}): RoundsByWin {
  const { mostFreeSpins: most, mostMultiple = 0 } = rules
  const size = (mostMultiple * rules.lines.length) / step
  const kindsOf = (mode: string): Kind[] => {
    const byAdds = new Map<number, Map<number, bigint>>()
    for (const [outcome, number] of counts[mode] ?? []) {
      const { win, leadsTo } = readOutcome(outcome)
      assert(win % step === 0, 'each win is a whole number of steps')
      const adds = rules.scatter[Number(leadsTo.split(':')[1])]?.freeSpins ?? 0
      const stops = byAdds.get(adds) ?? new Map<number, bigint>()
      byAdds.set(adds, stops.set(win / step, (stops.get(win / step) ?? 0n) + number))
    }
    return [...byAdds].map(([adds, stops]) => ({ adds, stops })).sort((a, b) => b.stops.size - a.stops.size)
  }
  const symbols = expandingSymbols(rules)
  const spins = stopsOf(kindsOf(`free:${symbols[0]}`))
  const base = kindsOf('base')
  const all = stopsOf(base) * spins ** BigInt(most) * BigInt(symbols.length)
  const unplayed = base
    .filter(({ adds }) => adds === 0)
    .flatMap(({ stops }) => [...stops])
    .map(([win, number]) => [win, number * spins ** BigInt(most) * BigInt(symbols.length)] as const)
  let sums = longSumsOf(new Map(unplayed))
  for (const symbol of symbols) {
    const kinds = kindsOf(`free:${symbol}`)
    assert(stopsOf(kinds) === spins, 'all free spins have equally many stops')
    const more = roundsWithFreeSpins({ first: base.filter(({ adds }) => adds > 0), kinds, most, spins, size })
    sums = timesPlus(sums, { terms: [{ by: 0, times: 1 }], more, size })
  }
  const below = valuesOf(sums)
  const rounds = Array.from({ length: size }, (_, win) => below[win] ?? 0n)
  return { all, rounds: [...rounds, rounds.reduce((left, number) => left - number, all)] }
}

const stopsOf = (kinds: readonly Kind[]) =>
  kinds.reduce((all, { stops }) => [...stops.values()].reduce((sum, number) => sum + number, all), 0n)

interface FreeSpins {
  /** First spins that begin free spins. */
  readonly first: readonly Kind[]
  readonly kinds: readonly Kind[]
  readonly most: number
  /** The stops of a free spin: a round with fewer spins than `most` counts as often as those that are left may stop. */
  readonly spins: bigint
  readonly size: number
}

function roundsWithFreeSpins({ first, kinds, most, spins, size }: FreeSpins): LongSums {
  const [outer, inner, ...others] = kinds
  assert(outer && inner, 'free spins add none or some')
  const found = first.flatMap(({ adds, stops }) =>
    ordersOf(adds, { adds: kinds.map((kind) => kind.adds), most }).map(({ played, orders }) => ({
      stops,
      played,
      orders: orders * spins ** BigInt(most - sumOf(played)),
    })),
  )
  const byPlayed = Map.groupBy(found, ({ played: [a, b] }) => `${a} ${b}`)
  const powers = others.map(({ stops }) => powersOf(stops, { most, size }))
  const constants = (a: number, b: number): LongSums => {
    const values = new Map<number, bigint>()
    for (const { stops, played, orders } of byPlayed.get(`${a} ${b}`) ?? []) {
      const wins = powers.reduce((product, power, at) => productOf(product, power[played[at + 2] ?? 0], size), stops)
      for (const [win, number] of wins) values.set(win, (values.get(win) ?? 0n) + number * orders)
    }
    return longSumsOf(values)
  }
  const [outerTerms, innerTerms] = [termsOf(outer.stops), termsOf(inner.stops)]
  let sums: LongSums = []
  for (let a = most; a >= 0; a--) {
    let more: LongSums = []
    for (let b = most - a; b >= 0; b--) more = timesPlus(more, { terms: innerTerms, more: constants(a, b), size })
    sums = timesPlus(sums, { terms: outerTerms, more, size })
  }
  return sums
}

/** In how many orders a round plays so many free spins of each kind, which add so many, and is over with the last of them. */
function ordersOf(
  granted: number,
  { adds, most }: { readonly adds: readonly number[]; readonly most: number },
): { readonly played: readonly number[]; readonly orders: bigint }[] {
  const ended: { played: readonly number[]; orders: bigint }[] = []
  let running = [{ granted, played: adds.map(() => 0), orders: 1n }]
  while (running.length > 0) {
    ended.push(...running.filter((round) => round.granted === sumOf(round.played)))
    const next = new Map<string, (typeof running)[number]>()
    for (const round of running.filter((one) => one.granted > sumOf(one.played)))
      for (const [kind, more] of adds.entries()) {
        const played = round.played.with(kind, (round.played[kind] ?? 0) + 1)
        const after = Math.min(most, round.granted + more)
        const known = next.get(`${after} ${played}`)
        next.set(`${after} ${played}`, { granted: after, played, orders: (known?.orders ?? 0n) + round.orders })
      }
    running = [...next.values()]
  }
  return ended
}

/** The wins of 0, 1, … `most` spins of a kind together. */
function powersOf(stops: Stops, { most, size }: { readonly most: number; readonly size: number }): Stops[] {
  const powers: Stops[] = [new Map([[0, 1n]])]
  for (let spins = 1; spins <= most; spins++) powers.push(productOf(powers[spins - 1], stops, size))
  return powers
}

function productOf(a: Stops = new Map(), b: Stops = new Map(), size: number): Stops {
  const product = new Map<number, bigint>()
  for (const [winA, numberA] of a)
    for (const [winB, numberB] of b)
      if (winA + winB < size) product.set(winA + winB, (product.get(winA + winB) ?? 0n) + numberA * numberB)
  return product
}

const termsOf = (stops: Stops) => [...stops].map(([win, number]) => ({ by: win, times: Number(number) }))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** All that the sheet of the title shows, from the rounds of the second method. */
export function figuresByKinds(
  rules: ExpandingRules,
  { counts, step }: { readonly counts: Readonly<Record<string, Counts>>; readonly step: number },
): Figures {
  const { all, rounds } = roundsByKinds({ rules, counts, step })
  const unit = BigInt(rules.lines.length)
  const sum = (of: (units: bigint) => bigint) =>
    rounds.reduce((total, number, at) => total + of(BigInt(at * step)) * number, 0n)
  const [wins, squares] = [sum((win) => win), sum((win) => win * win)]
  const hits = sum((win) => (win > 0n ? 1n : 0n))
  const base = [...(counts.base ?? [])].map(([outcome, stops]) => ({ ...readOutcome(outcome), stops }))
  const baseStops = base.reduce((total, { stops }) => total + stops, 0n)
  const ofBase = fraction(
    base.reduce((total, { win, stops }) => total + BigInt(win) * stops, 0n),
    baseStops * unit,
  )
  const begun = base.reduce((total, { leadsTo, stops }) => (leadsTo === '' ? total : total + stops), 0n)
  const rtp = fraction(wins, all * unit)
  const atMost = (share: Fraction) => {
    let at = 0
    for (let left = all; left * share.denominator > (share.denominator - share.numerator) * all; at++)
      left -= rounds[at] ?? 0n
    return fraction(BigInt(Math.max(0, at - 1) * step), unit)
  }
  return {
    rtp,
    rtpAtStake: null,
    returnByFeature: { base: ofBase, freeSpins: subtract(rtp, ofBase) },
    featuresPerRound: { freeSpins: fraction(begun, baseStops) },
    hitFrequency: fraction(hits, all),
    aboveStake: fraction(
      sum((win) => (win > unit ? 1n : 0n)),
      all,
    ),
    variance: fraction(squares * all - wins * wins, (all * unit) ** 2n),
    quantiles: quantileShares.map((share) => ({ share, multiple: atMost(share) })),
    quantilesNeglect: zero,
    longestLosingRun: { rounds: losingRunRounds, expected: losingRun(toNumber(fraction(hits, all)), losingRunRounds) },
    topAward: { multiple: fraction(rules.mostMultiple ?? 0), perRound: fraction(rounds.at(-1) ?? 0n, all) },
    round: mergePays(
      rounds.flatMap((number, at) =>
        number === 0n ? [] : [[at * step, Number((number << 80n) / all) / 2 ** 80] as const],
      ),
      rules.lines.length,
    ),
  }
}

/** The expected longest run without a win, to the hundredth: the sum over k of the probability of a run of k, by the round in which the first win comes. */
function losingRun(hit: number, rounds: number): Fraction {
  let expected = 0
  for (let length = 1, some = 1; some > 1e-9; length++) {
    const none = Array.from({ length }, () => 1)
    for (let left = length; left <= rounds; left++) {
      let sum = 0
      for (let before = 0; before < length; before++) sum += (1 - hit) ** before * hit * (none[left - 1 - before] ?? 0)
      none.push(sum)
    }
    some = 1 - (none[rounds] ?? 0)
    expected += some
  }
  return fraction(Math.round(expected * 100), 100)
}
