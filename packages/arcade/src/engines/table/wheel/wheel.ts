import { type Fraction, fraction, multiply, parseFraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Spot, TableMechanic } from '../mechanic.ts'
import type { WheelRules } from './wheel-rules.ts'

interface Segment {
  readonly id: string
  /** Its place and its id, such as `14-dragon`. */
  readonly face: string
  /** By what it multiplies the round; null for a prize, which ends it. */
  readonly factor: number | null
}

/**
 * Draws a segment; after a multiplier another one, with all returns multiplied, until a prize is drawn. When the round has had its most multipliers, only prizes are left to draw from, so it ends. The facts of a round are
 * its prize and the prize with the product of its multipliers: `ox` and `ox*1`, or `ox` and `ox*12`.
 */
export function wheel(rules: WheelRules): TableMechanic {
  const segments = rules.segments.map((id, place): Segment => {
    return { id, face: `${place}-${id}`, factor: rules.multipliers[id] ?? null }
  })
  const prizes = segments.filter(({ factor }) => factor === null)
  const offeredAfter = (multipliers: number) => (multipliers < rules.mostMultipliers ? segments : prizes)
  return {
    name: 'wheel',
    tables: [],
    terms: { segments: segments.length, mostMultipliers: rules.mostMultipliers, ...rules.multipliers },
    spots: spotsOf(rules),
    draw: (draws) => {
      const drawn: { to: string; face: string }[] = []
      let multiple = 1
      for (;;) {
        const offered = offeredAfter(drawn.length)
        const segment = offered[draws.uniform(offered.length)]
        assert(segment, 'a draw is one of the segments')
        drawn.push({ to: 'wheel', face: segment.face })
        if (segment.factor === null) return { drawn, facts: factsOf(segment.id, multiple) }
        multiple *= segment.factor
      }
    },
    outcomes: () => {
      const total = BigInt(segments.length) ** BigInt(rules.mostMultipliers) * BigInt(prizes.length)
      return outcomesAfter({ multipliers: 0, multiple: 1, weight: total }, offeredAfter)
    },
  }
}

const factsOf = (prize: string, multiple: number): string[] => [prize, `${prize}*${multiple}`]

interface Reached {
  readonly multipliers: number
  /** Their product. */
  readonly multiple: number
  readonly weight: bigint
}

function* outcomesAfter(
  { multipliers, multiple, weight }: Reached,
  offeredAfter: (multipliers: number) => readonly Segment[],
): Generator<{ facts: string[]; weight: bigint }> {
  const offered = offeredAfter(multipliers)
  const each = weight / BigInt(offered.length)
  for (const { id, factor } of offered) {
    if (factor === null) yield { facts: factsOf(id, multiple), weight: each }
    else yield* outcomesAfter({ multipliers: multipliers + 1, multiple: multiple * factor, weight: each }, offeredAfter)
  }
}

/** In the order of the prizes. A spot returns its prize times the product of the multipliers. */
function spotsOf({ prizes, multipliers, mostMultipliers }: WheelRules): Spot[] {
  const products = productsOf(Object.values(multipliers), mostMultipliers)
  return prizes.flatMap(({ sort, spots, returns }) =>
    spots.map((id): Spot => {
      const prize: Fraction = parseFraction(returns)
      const pays = products.map((product) => ({
        on: [`${id}*${product}`],
        returns: multiply(prize, fraction(product)),
      }))
      return { id, sort, table: null, pays }
    }),
  )
}

/** The products of up to `most` of the factors, one factor several times too: ascending, from 1. */
function productsOf(factors: readonly number[], most: number): number[] {
  let products = [1]
  for (let count = 0; count < most; count++)
    products = [...new Set([...products, ...products.flatMap((product) => factors.map((factor) => product * factor))])]
  return products.sort((a, b) => a - b)
}
