import type { MarketView } from '../../page/api.ts'

/**
 * What we keep of a market's stakes in the mean if they are spread by its prices, as a share: the sum of 1 ÷ price over its outcomes, by how many of them win, less 1. Null where an
 * outcome has no price, or nobody knows how many win.
 *
 * @param prices of all outcomes, in thousandths
 */
export function marginOf(prices: readonly (number | null)[], winners: MarketView['winners']): number | null {
  if (winners === null || prices.length < 2) return null
  let sum = 0
  for (const price of prices) {
    if (price === null) return null
    sum += 1000 / price
  }
  return sum / winners - 1
}
