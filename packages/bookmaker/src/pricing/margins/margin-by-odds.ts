/** For an outcome with hardly a chance the margin takes this part of the fair price, and of any other less: with the step of the ladder below it the price is within 15 % of the fair one. */
export const mostTaken = 0.105

/**
 * Implied chances with a margin of `overround`, spread by odds: the odds of every outcome to win are multiplied by the same factor c (Clarke, Kovalchik and Ingram 2017), so that an outcome without
 * a chance pays 1 / c of the fair price and an even one about half of that margin more. Where the outcomes are so uneven that the overround would take more than `mostTaken` of the least likely one,
 * it is smaller: of a line with a sure winner there is no margin to take. Every implied chance is at least the fair one and below 1.
 * Refuses (RangeError) a chance outside 0 … 1 and a negative overround.
 */
export function marginByOdds(chances: readonly number[], overround: number): readonly number[] {
  let total = 0
  let least = 1
  for (const chance of chances) {
    if (!(chance > 0 && chance < 1)) throw new RangeError('not fair chances')
    total += chance
    if (chance < least) least = chance
  }
  if (!(overround >= 0)) throw new RangeError('no negative overround')
  const factor = factorFor(chances, total * (1 + overround), mostFactor(least))
  return chances.map((chance) => (factor * chance) / (1 - chance + factor * chance))
}

/** The factor that takes `mostTaken` of the price of an outcome with this chance. */
function mostFactor(chance: number): number {
  const paid = 1 - mostTaken
  return chance < paid ? (1 - chance) / (paid - chance) : Number.POSITIVE_INFINITY
}

/** The factor at which the implied chances sum to `target`, `most` at most. By Newton's method from 1: the sum is concave in the factor, so that no step passes the root. */
function factorFor(chances: readonly number[], target: number, most: number): number {
  let factor = 1
  for (let step = 0; step < 60; step++) {
    let missing = target
    let slope = 0
    for (const chance of chances) {
      const divisor = 1 - chance + factor * chance
      missing -= (factor * chance) / divisor
      slope += (chance * (1 - chance)) / (divisor * divisor)
    }
    const next = factor + missing / slope
    if (!(next < most)) return most
    if (next - factor < 1e-12 * factor) return next
    factor = next
  }
  return factor
}
