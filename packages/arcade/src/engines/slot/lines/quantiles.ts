import { fraction, toNumber } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { type Complex, inverseTransform, transform } from '../../fourier.ts'
import { quantileShares } from '../../round-figures.ts'
import { mergePays } from '../../round-pays.ts'
import type { Counts } from '../../title-maths.ts'
import type { LinesRules, SpinMode } from './rules.ts'
import { spinOutcomes } from './spin-means.ts'
import { tailBound } from './tail-bound.ts'

const arithmeticError = 1e-9
/** Free spins win less than one free spin each, so the recursion converges by a constant factor. */
const maxRepeats = 200

/**
 * Quantiles of a round whose free spins can win free spins without end. With z on the unit circle, the generating function Y of a free spin with all that it
 * wins solves Y = Σₖ Aₖ·Yᵏ, where Aₖ is that of the wins of spins that win k free spins; the inverse transform gives the distribution. It folds wins from `size`
 * onto small ones, so their probability is bounded and stated. A quantile is refused if the neglected probability or the error of arithmetic could change it.
 */
export function roundQuantiles(
  rules: LinesRules,
  counts: Readonly<Record<SpinMode, Counts>>,
): Pick<Figures, 'quantiles' | 'quantilesNeglect' | 'round'> {
  const { size, bound: quantilesNeglect } = tailBound(rules, counts)
  const freeSpin = { re: new Float64Array(size).fill(1), im: new Float64Array(size) }
  const free = byFreeSpins(rules, counts.free, size)
  const base = byFreeSpins(rules, counts.base, size)
  for (let repeat = 0, change = 1; change > 1e-14; repeat++) {
    assert(repeat < maxRepeats, 'the distribution of free spins converges')
    change = replaceByPowers(freeSpin, free)
  }
  replaceByPowers(freeSpin, base)
  const chances = inverseTransform(freeSpin)
  const margin = toNumber(quantilesNeglect) + arithmeticError
  return {
    quantiles: quantileShares.map((share) => ({
      share,
      multiple: fraction(quantile(chances, { share: toNumber(share), margin }), rules.lines.length),
    })),
    quantilesNeglect,
    round: mergePays(chances.entries(), rules.lines.length),
  }
}

/** The transformed distribution of a spin's win for each number of free spins won with it. */
function byFreeSpins(rules: LinesRules, counts: Counts, size: number): readonly { spins: number; of: Complex }[] {
  const outcomes = spinOutcomes(rules, counts)
  const stops = Number(outcomes.reduce((sum, { count }) => sum + count, 0n))
  const numbers = [...new Set(outcomes.map(({ award }) => award.freeSpins))].sort((a, b) => a - b)
  return numbers.map((spins) => {
    const of = { re: new Float64Array(size), im: new Float64Array(size) }
    for (const { win, award, count } of outcomes)
      if (award.freeSpins === spins) of.re[win % size] = (of.re[win % size] ?? 0) + Number(count) / stops
    transform(of)
    return { spins, of }
  })
}

/** Replaces y by Σ of·y^spins at each point; returns the greatest change. `terms` ascend by `spins`. */
function replaceByPowers({ re, im }: Complex, terms: readonly { spins: number; of: Complex }[]): number {
  let greatest = 0
  for (let at = 0; at < re.length; at++) {
    const [yRe, yIm] = [re[at] ?? 0, im[at] ?? 0]
    let [powerRe, powerIm, power] = [1, 0, 0]
    let [sumRe, sumIm] = [0, 0]
    for (const { spins, of } of terms) {
      for (; power < spins; power++) [powerRe, powerIm] = [powerRe * yRe - powerIm * yIm, powerRe * yIm + powerIm * yRe]
      const [ofRe, ofIm] = [of.re[at] ?? 0, of.im[at] ?? 0]
      sumRe += powerRe * ofRe - powerIm * ofIm
      sumIm += powerRe * ofIm + powerIm * ofRe
    }
    greatest = Math.max(greatest, Math.abs(sumRe - yRe), Math.abs(sumIm - yIm))
    re[at] = sumRe
    im[at] = sumIm
  }
  return greatest
}

function quantile(chances: Float64Array, { share, margin }: { share: number; margin: number }): number {
  let below = 0
  for (const [win, chance] of chances.entries()) {
    const before = below
    below += chance
    if (below < share) continue
    assert(below - share > margin && share - before > margin, `the quantile ${share} is certain`)
    return win
  }
  assert(false, 'the chances sum to 1')
}
