/**
 * Money as the platform handles it: a whole number of the currency's minor unit (yen has none, so 1 = ¥1) beside its
 * currency. Amounts are safe integers; any other value is a bug and is not rounded.
 */

interface CurrencyFacts {
  /** ISO 4217. */
  readonly code: string
  readonly symbol: string
  readonly position: 'before' | 'after'
  /** Digits of the minor unit. */
  readonly decimals: number
}

/** The currencies of accounts; the first is the default. After adding one, the compiler reports every table that lacks it: docs/brands.md. */
export const currencies = {
  JPY: { code: 'JPY', symbol: '¥', position: 'before', decimals: 0 },
} as const satisfies Record<string, CurrencyFacts>

export type Currency = keyof typeof currencies

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]] // Object.keys returns string[]

/** One value for each currency. */
export function inEveryCurrency<T>(make: (currency: Currency) => T): Record<Currency, T> {
  return Object.fromEntries(currencyCodes.map((currency) => [currency, make(currency)])) as Record<Currency, T> // of every code
}

/** Formats amounts in minor units for people: the symbol, a no-break space and the currency's decimals, as `¥ 4,000`; below zero with the sign before the symbol, as `−¥ 3,800`. */
export function moneyFormat(currency: Currency, language: string): (amount: number) => string {
  const { symbol, position, decimals } = currencies[currency]
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (amount) => {
    const digits = number.format(Math.abs(amount) / 10 ** decimals)
    return (amount < 0 ? '−' : '') + (position === 'before' ? `${symbol}\u00a0${digits}` : `${digits}\u00a0${symbol}`)
  }
}

/** The same with a sign above zero as well, for wins and losses: `+¥ 300`, `−¥ 300`, `¥ 0`. */
export function signedMoneyFormat(currency: Currency, language: string): (amount: number) => string {
  const money = moneyFormat(currency, language)
  return (amount) => (amount > 0 ? '+' : '') + money(amount)
}

export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** Returns `amount`; throws RangeError unless it is a safe integer. Check every calculated amount with it. */
export function minor(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of minor units: ${amount}`)
  return amount
}

/**
 * Splits `amount` in proportion to `weights` into whole minor units that add up to `amount` (largest remainder method):
 * shares are rounded down, then the largest fractions get one more unit each (ties: the lower index). Weights are non-negative and not all zero.
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
