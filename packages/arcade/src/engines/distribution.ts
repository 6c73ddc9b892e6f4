import { type Fraction, fraction, greatestCommonDivisor } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'

/** An exact distribution of wins in whole units: `weights` sum to `total`, and a win has the probability weight ÷ total. */
export interface Distribution {
  readonly total: bigint
  readonly weights: ReadonlyMap<number, bigint>
}

export function distributionOf(counts: Iterable<readonly [win: number, weight: bigint]>): Distribution {
  const weights = new Map<number, bigint>()
  let total = 0n
  for (const [win, weight] of counts) {
    if (weight === 0n) continue
    weights.set(win, (weights.get(win) ?? 0n) + weight)
    total += weight
  }
  return { total, weights }
}

/** The certain win of `units`. */
export const certain = (units: number): Distribution => distributionOf([[units, 1n]])

/** The sum of two independent wins. */
export function sumOf(a: Distribution, b: Distribution): Distribution {
  const pairs = [...a.weights].flatMap(([winA, weightA]) =>
    [...b.weights].map(([winB, weightB]) => [winA + winB, weightA * weightB] as const),
  )
  return distributionOf(pairs)
}

/** One of several distributions, chosen with the probability weight ÷ sum of the weights. */
export function mixtureOf(parts: readonly { readonly weight: bigint; readonly of: Distribution }[]): Distribution {
  const common = parts.reduce((lcm, { of }) => (lcm * of.total) / greatestCommonDivisor(lcm, of.total), 1n)
  return distributionOf(
    parts.flatMap(({ weight, of }) =>
      [...of.weights].map(([win, count]) => [win, count * weight * (common / of.total)] as const),
    ),
  )
}

/** Mean and variance, in units. */
export function momentsOf({ total, weights }: Distribution): { readonly mean: Fraction; readonly variance: Fraction } {
  let sum = 0n
  let squares = 0n
  for (const [win, weight] of weights) {
    sum += BigInt(win) * weight
    squares += BigInt(win) ** 2n * weight
  }
  return { mean: fraction(sum, total), variance: fraction(squares * total - sum * sum, total * total) }
}

/** The probability of more than `units`. */
export function shareAbove({ total, weights }: Distribution, units: number): Fraction {
  let above = 0n
  for (const [win, weight] of weights) if (win > units) above += weight
  return fraction(above, total)
}

/** The least win that a share of the cases does not exceed. */
export function quantileOf({ total, weights }: Distribution, share: Fraction): number {
  let below = 0n
  for (const [win, weight] of [...weights].sort(([a], [b]) => a - b)) {
    below += weight
    if (below * share.denominator >= share.numerator * total) return win
  }
  assert(false, 'a share is at most 1')
}
