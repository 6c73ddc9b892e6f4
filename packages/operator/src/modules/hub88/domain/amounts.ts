import { type Currency, currencies } from '@andon/money'

/** The aggregator counts in hundred-thousandths of a currency's main unit, as 64-bit integers. */
const perMainUnit = 100_000n
export const mostUnits = 2n ** 63n - 1n

const perMinorUnit = (currency: Currency) => perMainUnit / 10n ** BigInt(currencies[currency].decimals)

/** Units as minor units; null if they are a fraction of one. Not bounded: the wallet API's schema is. */
export function minorOf(units: bigint, currency: Currency): number | null {
  const size = perMinorUnit(currency)
  return units % size === 0n ? Number(units / size) : null
}

export function unitsOf(minor: number, currency: Currency): bigint {
  return BigInt(minor) * perMinorUnit(currency)
}
