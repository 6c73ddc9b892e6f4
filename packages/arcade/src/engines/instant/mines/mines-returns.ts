import { compare, type Fraction, fraction, multiply } from '@andon/money/fraction'
import { cellsOf, choose, ladder, type MinesRules, prize } from './mines-rules.ts'

/** The return of one way to play: with so many hazards, always cashing out after so many opened cells. */
export interface MinesReturn {
  readonly stake: number
  readonly hazards: number
  readonly opened: number
  /** After rounding the prize down, exact. Before, it is the return of the rules. */
  readonly rtp: Fraction
}

/** Exact returns of every way to play at these stakes. A way that decides by chance or by what happened is a mixture of these. */
export function minesReturns(rules: MinesRules, stakes: readonly number[]): MinesReturn[] {
  const { least, most } = rules.hazards
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more)
  return stakes.flatMap((stake) =>
    numbers.flatMap((hazards) =>
      ladder(rules, hazards).map((multiple, step) => {
        const opened = step + 1
        const paid = fraction(prize(stake, multiple), stake)
        return { stake, hazards, opened, rtp: multiply(paid, chanceOf(rules, { hazards, opened })) }
      }),
    ),
  )
}

/** The probability of opening so many cells without a hazard. */
export function chanceOf(
  rules: MinesRules,
  { hazards, opened }: { readonly hazards: number; readonly opened: number },
): Fraction {
  const cells = cellsOf(rules)
  return fraction(choose(cells - hazards, opened), choose(cells, opened))
}

export function lowestReturn(returns: readonly MinesReturn[]): MinesReturn {
  return returns.reduce((lowest, one) => (compare(one.rtp, lowest.rtp) < 0 ? one : lowest))
}
