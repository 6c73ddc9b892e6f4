import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { CountryOf } from './country-of.ts'

export function countryblock({
  countryOf,
  blockedCountries,
}: {
  countryOf: CountryOf
  blockedCountries(site: string): readonly string[]
}): Handler<PlayerApi['access']['countryblock']> {
  return async (_, { site, address, header }) => {
    const countryCode = countryOf(address, header)
    return { is_IpBlocked: blockedCountries(site).includes(countryCode), countryCode }
  }
}
