import { toNumber } from '@andon/money/fraction'
import { countingPercent } from './multiple-boost.ts'
import { linesOf, type Slip } from './slip.ts'

/** The average return of a bet, in minor units, and its variance. */
export interface Expectation {
  readonly returns: number
  readonly variance: number
}

/** Several lines take two cases for each leg. */
const mostLegsOfLines = 12

/**
 * The expectation of a bet, its boost included, whose legs win or lose, each by its own chance and independently of the others. `chances`: of the legs, in their order. Null for a bet
 * each way, for a system over more legs than its size, and for more than twelve legs in several lines. A chance is a float of the model, so this is no sum of money.
 */
export function expectationOf(slip: Slip, chances: readonly number[]): Expectation | null {
  const { legs, system, eachWay } = slip
  if (eachWay || system.size !== legs.length || chances.length !== legs.length) return null
  const stake = toNumber(slip.stakePerLine)
  const odds = legs.map((leg) => toNumber(leg.odds))
  if (linesOf(slip) === 1 && system.folds[0] === legs.length) {
    const chance = product(chances)
    const percent = slip.boost ? countingPercent(slip.boost, legs.length) : 0
    const plain = stake * product(odds)
    const returns = percent === 0 ? plain : plain + ((plain - stake) * percent) / 100
    return { returns: returns * chance, variance: returns ** 2 * chance * (1 - chance) }
  }
  if (legs.length > mostLegsOfLines) return null
  const bankers = legs.filter(({ banker }) => banker).length
  let [mean, square] = [0, 0]
  /** `sums[k]`: the sum over all choices of k winners among the legs so far, bankers left out, of their odds multiplied. */
  const walk = (leg: number, sums: readonly number[], banked: number, chance: number): void => {
    if (chance === 0) return
    if (leg === legs.length) {
      const returns = stake * banked * system.folds.reduce((sum, fold) => sum + (sums[fold - bankers] ?? 0), 0)
      mean += chance * returns
      square += chance * returns ** 2
      return
    }
    const [price = 0, won = 0, isBanker] = [odds[leg], chances[leg], legs[leg]?.banker]
    if (isBanker) {
      walk(leg + 1, sums, banked * price, chance * won) // without it nothing is returned
      return
    }
    const taller = [...sums, 0]
    walk(
      leg + 1,
      taller.map((sum, k) => sum + (k > 0 ? (sums[k - 1] ?? 0) * price : 0)),
      banked,
      chance * won,
    )
    walk(leg + 1, sums, banked, chance * (1 - won))
  }
  walk(0, [1], 1, 1)
  return { returns: mean, variance: square - mean ** 2 }
}

/** What a bet returns on average, and its legs as singles of equal stakes, each in thousandths of the stake. */
export interface AverageReturns {
  readonly whole: number
  readonly singles: number
}

/** Null where the expectation is not known, as for `expectationOf`. */
export function averageReturnsOf(slip: Slip, chances: readonly number[]): AverageReturns | null {
  const expected = expectationOf(slip, chances)
  if (!expected) return null
  const stake = toNumber(slip.stakePerLine) * linesOf(slip)
  const singles = slip.legs.reduce((sum, { odds }, index) => sum + toNumber(odds) * (chances[index] ?? 0), 0)
  return {
    whole: Math.round((expected.returns / stake) * 1000),
    singles: Math.round((singles / slip.legs.length) * 1000),
  }
}

const product = (factors: readonly number[]) => factors.reduce((all, factor) => all * factor, 1)
