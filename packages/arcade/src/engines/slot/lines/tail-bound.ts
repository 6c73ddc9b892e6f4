import { type Rational, rational } from '../../rational.ts'
import type { Counts } from '../../title-maths.ts'
import type { LinesRules, SpinMode } from './rules.ts'
import { spinOutcomes } from './spin-means.ts'

const largestSize = 2 ** 22
const wanted = 1e-12
const exponents = Array.from({ length: 20 }, (_, at) => 2 ** -(at + 2))

/**
 * The least power of two, in stakes per line, that a round's win reaches with a probability of less than 10⁻¹², and an upper bound of that probability (H. Chernoff,
 * 1952): at most E[eᵗˣ]·e⁻ᵗⁿ for each t > 0 at which the generating function of the round is finite. Computed in floats, and rounded up to the next but one power
 * of ten, which exceeds their error by far.
 */
export function tailBound(
  rules: LinesRules,
  counts: Readonly<Record<SpinMode, Counts>>,
): { readonly size: number; readonly bound: Rational } {
  const finite = exponents.flatMap((t) => {
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
  const logAt = (size: number) => Math.min(...finite.map(({ t, log }) => log - t * size))
  let size = 2 ** 10
  while (logAt(size) > Math.log(wanted) && size < largestSize) size *= 2
  const digits = Math.floor(-logAt(size) / Math.LN10) - 1
  return { size, bound: rational(1n, 10n ** BigInt(Math.max(0, digits))) }
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
