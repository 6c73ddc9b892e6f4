/**
 * Money as the platform handles it: a whole number of the currency's minor unit (yen has none, so 1 = ¥1) beside its
 * currency. Amounts are safe integers; anything else is a bug, not a value to round.
 */

interface CurrencyFacts {
  /** ISO 4217. */
  readonly code: string
  readonly symbol: string
  readonly position: 'before' | 'after'
  /** Digits of the minor unit. */
  readonly decimals: number
}

/** The currencies of accounts, the first where nothing else decides. A currency that is added here makes the compiler name what lacks it: docs/brands.md. */
export const currencies = {
  JPY: { code: 'JPY', symbol: '¥', position: 'before', decimals: 0 },
} as const satisfies Record<string, CurrencyFacts>

export type Currency = keyof typeof currencies

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]] // Object.keys forgets the literal types

/** One value for each currency. */
export function inEveryCurrency<T>(make: (currency: Currency) => T): Record<Currency, T> {
  return Object.fromEntries(currencyCodes.map((currency) => [currency, make(currency)])) as Record<Currency, T> // of every code
}

export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** Throws unless `amount` is a safe integer: every arithmetic result that becomes money passes here. */
export function minor(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of minor units: ${amount}`)
  return amount
}

/**
 * Shares `amount` over `weights` in proportion, whole units only, losing nothing: floors first, then the remainder one
 * unit each to the largest fractions (ties to the earlier index). Weights are non-negative and not all zero.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(minor(weight)), 0n)
  if (total <= 0n || weights.some((weight) => weight < 0))
    throw new RangeError('weights must be non-negative, not all zero')
  const exact = weights.map((weight) => BigInt(minor(amount)) * BigInt(weight))
  const shares = exact.map((share) => share / total)
  let left = BigInt(amount) - shares.reduce((sum, share) => sum + share, 0n)
  const byFraction = exact
    .map((share, index) => ({ index, fraction: share % total }))
    .sort((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1))
  for (const { index } of byFraction) {
    if (left === 0n) break
    shares[index] = (shares[index] ?? 0n) + 1n
    left -= 1n
  }
  return shares.map(Number)
}
