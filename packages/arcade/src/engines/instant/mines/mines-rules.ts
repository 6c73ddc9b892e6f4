import { type Fraction, fraction } from '@andon/money/fraction'
import * as v from 'valibot'

/** Rules of a game of mines: a board of covered cells, of which the player chooses how many hide a hazard. */
export const minesRules = v.strictObject({
  gameCode: v.string(),
  columns: v.number(),
  rows: v.number(),
  /** The numbers of hazards that the player may choose, both included. */
  hazards: v.strictObject({ least: v.number(), most: v.number() }),
  /** The mean win of a round as a share of the stake, whatever the player does. */
  return: v.strictObject({ numerator: v.number(), denominator: v.number() }),
  /** The greatest multiple of the stake that a prize may be. */
  mostMultiple: v.number(),
})
export type MinesRules = v.InferOutput<typeof minesRules>

export function cellsOf({ columns, rows }: MinesRules): number {
  return columns * rows
}

/**
 * What cashing out pays after 1, 2, … cells opened without a hazard, as multiples of the stake: return ÷ probability of getting so far, which is
 * C(cells − hazards, k) / C(cells, k). The ladder ends with the last cell without a hazard, or before a multiple would exceed the greatest.
 */
export function ladder(rules: MinesRules, hazards: number): Fraction[] {
  const cells = cellsOf(rules)
  const steps: Fraction[] = []
  for (let opened = 1; opened <= cells - hazards; opened++) {
    const multiple = fraction(
      BigInt(rules.return.numerator) * choose(cells, opened),
      BigInt(rules.return.denominator) * choose(cells - hazards, opened),
    )
    if (multiple.numerator > BigInt(rules.mostMultiple) * multiple.denominator) break
    steps.push(multiple)
  }
  return steps
}

/** The number of ways to choose `k` of `n`. */
export function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let taken = 0; taken < k; taken++) ways = (ways * BigInt(n - taken)) / BigInt(taken + 1)
  return ways
}

/** In minor units: the multiple of the stake, rounded down once. */
export function prize(stake: number, { numerator, denominator }: Fraction): number {
  return Number((BigInt(stake) * numerator) / denominator)
}
