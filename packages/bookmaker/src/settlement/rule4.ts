import { compare, type Fraction, fraction, one, smaller, subtract, sum } from '@andon/money/fraction'

/**
 * What a runner that is withdrawn after bets were taken takes off the winnings of the others, in hundredths, by the winnings (to 1) that its price stood for:
 * the tables that British bookmakers share. A price between two rows counts as the longer of the two, which deducts less.
 */
const deductions = [
  ['1/9', 90],
  ['2/11', 85],
  ['1/4', 80],
  ['3/10', 75],
  ['2/5', 70],
  ['8/15', 65],
  ['8/13', 60],
  ['4/5', 55],
  ['20/21', 50],
  ['6/5', 45],
  ['6/4', 40],
  ['7/4', 35],
  ['9/4', 30],
  ['3/1', 25],
  ['4/1', 20],
  ['11/2', 15],
  ['9/1', 10],
  ['14/1', 5],
] as const satisfies readonly (readonly [`${number}/${number}`, number])[]

const rows = deductions.map(([winnings, hundredths]) => {
  const [numerator, denominator] = winnings.split('/').map(Number)
  return { upTo: fraction(numerator ?? 0, denominator), part: fraction(hundredths, 100) }
})

/** However many runners are withdrawn, a tenth of the winnings is paid. */
const greatestDeduction = fraction(9, 10)

/** The part of the winnings that the withdrawal of runners with these decimal odds deducts: their deductions together, at most 9/10. */
export function rule4Deduction(withdrawn: readonly Fraction[]): Fraction {
  return capped(sum(withdrawn.map(deductionOf)))
}

/** A stated deduction as it is applied: at most 9/10. */
export function capped(deduction: Fraction): Fraction {
  return smaller(deduction, greatestDeduction)
}

function deductionOf(odds: Fraction): Fraction {
  const winnings = subtract(odds, one)
  return rows.find(({ upTo }) => compare(winnings, upTo) <= 0)?.part ?? fraction(0)
}
