import { type Price, price } from '../../model/price.ts'

/** The steps of the classic ladder in thousandths: up to the limit, prices stand at multiples of the step. From 30.00 on they are finer than usual, so that no price is rounded by 5 %. */
const steps: readonly (readonly [limit: number, step: number])[] = [
  [2000, 10],
  [3000, 20],
  [4000, 50],
  [6000, 100],
  [10_000, 200],
  [20_000, 500],
  [30_000, 1000],
  [50_000, 1000],
  [100_000, 2000],
  [200_000, 5000],
  [500_000, 10_000],
  [1_000_000, 20_000],
]
/** There are no longer prices. */
export const highest = 1_000_000

/** The highest price of the ladder at or below `thousandths`, 1,000.00 at most; null below 1.01. */
export function priceAtMost(thousandths: number): Price | null {
  const capped = Math.min(thousandths, highest)
  const [, step] = steps.find(([limit]) => capped < limit) ?? [highest, 20_000]
  const found = Math.floor(capped / step + 1e-9) * step
  return found > 1000 ? price(found) : null
}

/** The next price up or down the ladder; null beyond its ends. */
export function nextPrice(from: Price, direction: 'up' | 'down'): Price | null {
  if (direction === 'down') return priceAtMost(from - 1)
  const [, step] = steps.find(([limit]) => from < limit) ?? [0, 0]
  return step === 0 ? null : priceAtMost(from + step)
}
