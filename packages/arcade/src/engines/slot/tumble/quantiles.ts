import { fraction, toNumber } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { type Complex, inverseTransform, transform } from '../../fourier.ts'
import { quantileShares } from '../../round-figures.ts'
import { mergePays } from '../../round-pays.ts'
import { type FreeSpinsState, stateAfter, stateKey, wonInBase } from './free-spins.ts'
import type { TumbleRules } from './rules.ts'
import type { SpinClass, SpinTable } from './spin-classes.ts'

/** In units of the transform, which folds greater wins onto small ones with the weight `folded`. */
const size = 2 ** 14
const half = size / 2
/** The number of values in one piece of the transforms: small enough for the processor's cache. */
const block = 64
const folded = 1e-12
const arithmeticError = 1e-10
/** Wins from so many pay units on are too rare for the first transform, and are taken from a second one in coarser units. */
const greatFrom = 2 ** 12
const greatStep = 2 ** 5
/** The second reaches beyond nearly every win, so that less folding back has to be damped and less arithmetic error is magnified. */
const greatFolded = 1e-3

interface Round {
  readonly base: SpinTable
  readonly free: (from: number) => SpinTable
  /** In the order of `statesFrom`. */
  readonly states: readonly FreeSpinsState[]
  /** The mean of the round's win, as a multiple of the stake. */
  readonly mean: number
}

/** The units of a transform, in pay units, and the weight with which wins beyond its end fold onto small ones. */
interface Grid {
  readonly step: number
  readonly damping: number
}

/**
 * Quantiles of a round with all its free spins, from the generating function of its win: for each z on a circle of radius r the recursion of the free spins is
 * played with the generating functions of the classes of spins, and the inverse transform gives the probabilities. With r < 1 a win beyond `size` is folded
 * with a weight of at most r^size. A quantile is refused if this or the error of arithmetic could change it.
 */
export function roundQuantiles(
  rules: TumbleRules,
  round: Round,
): Pick<Figures, 'quantiles' | 'quantilesNeglect' | 'round'> {
  const chances = roundChances(rules, { ...round, step: 1, damping: folded })
  const great = roundChances(rules, { ...round, step: greatStep, damping: greatFolded })
  return {
    quantiles: quantileShares.map((share) => ({
      share,
      multiple: fraction(quantile(chances, toNumber(share)), rules.payUnit),
    })),
    quantilesNeglect: fraction(1, 1 / folded),
    round: mergePays(keepingMean([...joined(chances, great)], round.mean * rules.payUnit), rules.payUnit),
  }
}

/** Small wins from the first, great ones from the coarser second; what it has of wins just below `greatFrom` is the first's already. */
function* joined(chances: Float64Array, great: Float64Array): Generator<readonly [win: number, chance: number]> {
  yield* chances.subarray(0, greatFrom).entries()
  const first = greatFrom / greatStep
  let twice = 0
  for (let below = 1; below < greatStep; below++)
    twice += (chances[greatFrom - below] ?? 0) * ((greatStep - below) / greatStep)
  for (let at = first; at < half; at++) yield [at * greatStep, (great[at] ?? 0) - (at === first ? twice : 0)]
}

/** With the great wins, which are from the coarser transform, moved together so that all have this mean. */
function keepingMean(
  wins: readonly (readonly [win: number, chance: number])[],
  mean: number,
): readonly (readonly [win: number, chance: number])[] {
  const sumOf = (some: typeof wins) => some.reduce((sum, [win, chance]) => sum + win * chance, 0)
  const [small, all] = [wins.filter(([win]) => win < greatFrom), wins.filter(([win]) => win >= greatFrom)]
  const by = sumOf(all) > 0 ? (mean - sumOf(small)) / sumOf(all) : 1
  return [...small, ...all.map(([win, chance]) => [win * by, chance] as const)]
}

/** The probability of each win of a round, in units of `step` pay units. A win between two of them is split so that the mean is kept. */
function roundChances(rules: TumbleRules, { base, free, states, mean: _, ...grid }: Round & Grid): Float64Array {
  const transformed = new Map<SpinClass, Complex>()
  const of = (table: SpinTable, spins: SpinClass): Complex => {
    const known = transformed.get(spins) ?? transformedWins(table, spins, grid)
    transformed.set(spins, known)
    return known
  }
  const slots = new Map(states.map((state, index) => [stateKey(state), index]))
  const slotOf = (state: FreeSpinsState) => slots.get(stateKey(state)) ?? states.length
  const steps = (table: SpinTable, after: (spins: SpinClass) => FreeSpinsState) =>
    table.classes.map((spins) => ({ wins: of(table, spins), slot: slotOf(after(spins)) }))
  const plan = states.map((state) => steps(free(state.from), (spins) => stateAfter(state, spins)))
  const first = steps(base, ({ freeSpins }) => wonInBase(rules, freeSpins))

  const round: Complex = { re: new Float64Array(size), im: new Float64Array(size) }
  const known = states.map((): Complex => ({ re: new Float64Array(block), im: new Float64Array(block) }))
  const over: Complex = { re: new Float64Array(block).fill(1), im: new Float64Array(block) } // after the last spin
  const sums: Complex = { re: new Float64Array(block), im: new Float64Array(block) }
  for (let from = 0; from <= half; from += block) {
    const until = Math.min(from + block, half + 1)
    const add = (terms: typeof first, to: Complex) => {
      to.re.fill(0)
      to.im.fill(0)
      for (const { wins, slot } of terms) addProducts(to, wins, known[slot] ?? over, { from, until })
    }
    for (const [slot, terms] of plan.entries()) {
      const own = known[slot]
      assert(own !== undefined, 'there is one for each state')
      add(terms, sums)
      own.re.set(sums.re)
      own.im.set(sums.im)
    }
    add(first, sums)
    for (let at = from; at < until; at++) {
      const [roundRe, roundIm] = [sums.re[at - from] ?? 0, sums.im[at - from] ?? 0]
      round.re[at] = roundRe
      round.im[at] = roundIm
      if (at === 0 || at === half) continue
      round.re[size - at] = roundRe // probabilities are real
      round.im[size - at] = -roundIm
    }
  }
  return inverseTransform(round).map((chance, win) => chance / grid.damping ** (win / size))
}

/** Adds to `to` the products of a part of the first transform with the second, which has only that part. */
function addProducts(to: Complex, wins: Complex, after: Complex, { from, until }: { from: number; until: number }) {
  for (let at = from, place = 0; at < until; at++, place++) {
    const [winRe, winIm, toRe, toIm] = [wins.re[at] ?? 0, wins.im[at] ?? 0, after.re[place] ?? 0, after.im[place] ?? 0]
    to.re[place] = (to.re[place] ?? 0) + (winRe * toRe - winIm * toIm)
    to.im[place] = (to.im[place] ?? 0) + (winRe * toIm + winIm * toRe)
  }
}

/** The first half of the transform; the other half mirrors it. */
function transformedWins({ stops }: SpinTable, { byWin }: SpinClass, { step, damping }: Grid): Complex {
  const wins: Complex = { re: new Float64Array(size), im: new Float64Array(size) }
  const put = (at: number, share: number) => {
    wins.re[at % size] = (wins.re[at % size] ?? 0) + share * damping ** (at / size)
  }
  for (const [win, count] of byWin) {
    const share = Number(count) / Number(stops)
    const above = (win % step) / step
    put(Math.floor(win / step), share * (1 - above))
    if (above > 0) put(Math.floor(win / step) + 1, share * above)
  }
  transform(wins)
  return { re: wins.re.slice(0, half + 1), im: wins.im.slice(0, half + 1) }
}

function quantile(chances: Float64Array, share: number): number {
  const margin = folded + arithmeticError
  let below = 0
  for (let win = 0; win < half; win++) {
    const before = below
    below += chances[win] ?? 0
    if (below < share) continue
    assert(below - share > margin && share - before > margin, `the quantile ${share} is certain`)
    return win
  }
  assert(false, `the quantile ${share} is below ${half} pay units`)
}
