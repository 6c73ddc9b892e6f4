import { compare, divide, type Fraction, floor, fraction, multiply, one, subtract, zero } from '@andon/money/fraction'
import { type HighLowRules, isOffered, multipleOf, oddsWith } from './rules.ts'

/**
 * The return at this stake (minor units) below which no way to play falls. Before rounding each returns the same; what the rounding of a prize takes is less than one minor unit,
 * times the chance of that prize. With skips any guesses can follow each other, so the worst way is one sequence of guesses, and sequences whose chance is no greater than what is
 * lost already need no look.
 */
export function leastReturn(rules: HighLowRules, stake: number): Fraction {
  let mostLost = zero
  const look = (odds: Fraction, fewest: number): void => {
    for (let right = fewest; right < rules.months; right++) {
      const next = oddsWith(rules, odds, right)
      const chance = divide(one, next)
      if (!isOffered(rules, next) || compare(chance, mostLost) <= 0) continue
      const lost = multiply(chance, partBelowUnit(multiply(fraction(stake), multipleOf(rules, next))))
      if (compare(lost, mostLost) > 0) mostLost = lost
      look(next, right) // the order of guesses makes no difference
    }
  }
  look(one, 1)
  return subtract(multipleOf(rules, one), divide(mostLost, fraction(stake)))
}

const partBelowUnit = (amount: Fraction): Fraction => subtract(amount, fraction(floor(amount)))
