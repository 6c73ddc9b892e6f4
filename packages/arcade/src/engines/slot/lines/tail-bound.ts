import { type Fraction, fraction } from '@andon/money/fraction'
import type { Counts } from '../../title-maths.ts'
import type { LinesRules, SpinMode } from './rules.ts'
import { spinOutcomes } from './spin-means.ts'

const largestSize = 2 ** 22
const wanted = 1e-12
const exponents = Array.from({ length: 160 }, (_, at) => 2 ** -(at / 8 + 2))

/**
 * The least power of two, in stakes per line, that a round's win reaches with a probability of less than 10⁻¹², and an upper bound of that probability (H. Chernoff,
 * 1952): at most E[eᵗˣ]·e⁻ᵗⁿ for each t > 0 at which the generating function of the round is finite. Computed in floats, and rounded up to the next but one power
 * of ten, which exceeds their error by far.
 */
export function tailBound(
  rules: LinesRules,
  counts: Readonly<Record<SpinMode, Counts>>,
): { readonly size: number; readonly bound: Fraction } {
  const finite = finiteLogs(rules, counts)
  const logAt = (size: number) => Math.min(...finite.map(({ t, log }) => log - t * size))
  let size = 2 ** 10
  while (logAt(size) > Math.log(wanted) && size < largestSize) size *= 2
  return { size, bound: nextPowerOfTen(logAt(size)) }
}

/**
 * Upper bounds of what lies beyond the greatest win of a round: the probability that its spins sum to so much, and the mean of what they win beyond it, as a multiple of
 * the stake. The second from (w − n)⁺ ≤ eᵗ⁽ʷ⁻ⁿ⁾⁻¹/t.
 */
export function beyondGreatest(
  rules: LinesRules & { readonly mostMultiple: number },
  counts: Readonly<Record<SpinMode, Counts>>,
): { readonly reached: Fraction; readonly excess: Fraction } {
  const unit = rules.lines.length
  const finite = finiteLogs(rules, counts)
  const leastOf = (log: (at: { t: number; log: number }) => number) => Math.min(...finite.map(log))
  return {
    reached: nextPowerOfTen(leastOf(({ t, log }) => log - t * rules.mostMultiple * unit)),
    excess: nextPowerOfTen(leastOf(({ t, log }) => log - t * rules.mostMultiple * unit - 1 - Math.log(t * unit))),
  }
}

/** ln E[eᵗˣ] of a round for each t at which it is finite. */
function finiteLogs(rules: LinesRules, counts: Readonly<Record<SpinMode, Counts>>) {
  return exponents.flatMap((t) => {
    const atFree = generatingFunction(rules, counts.free, t)
    let freeSpin = 1
    for (let repeat = 0, before = 0; freeSpin !== before && repeat < 1000; repeat++) {
      before = freeSpin
      freeSpin = atFree(before)
      if (freeSpin - before < 1e-13 * freeSpin) break
    }
    const round = generatingFunction(rules, counts.base, t)(freeSpin)
    return atFree(freeSpin) <= freeSpin * (1 + 1e-9) && Number.isFinite(round) ? [{ t, log: Math.log(round) }] : []
  })
}

/** A power of ten that exceeds the number with this logarithm by far more than the error of floats. */
function nextPowerOfTen(log: number): Fraction {
  const digits = Math.floor(-log / Math.LN10) - 1
  return fraction(1n, 10n ** BigInt(Math.max(0, digits)))
}

/** Σ chance·eᵗʷ·yᵏ over the wins w and free spins k of a spin, as a function of y. */
function generatingFunction(rules: LinesRules, counts: Counts, t: number): (y: number) => number {
  const outcomes = spinOutcomes(rules, counts)
  const stops = Number(outcomes.reduce((sum, { count }) => sum + count, 0n))
  const weights = new Map<number, number>()
  for (const { win, award, count } of outcomes) {
    const weight = (Number(count) / stops) * Math.exp(t * win)
    weights.set(award.freeSpins, (weights.get(award.freeSpins) ?? 0) + weight)
  }
  return (y) => [...weights].reduce((sum, [spins, weight]) => sum + weight * y ** spins, 0)
}
