import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { type CountryOptions, createCountryOf } from './country-of.ts'
import { countryblock } from './countryblock.ts'

export interface AccessOptions extends CountryOptions {
  /** Countries in which a site is not offered, by its code. */
  blockedCountries(site: string): readonly string[]
}

/**
 * Access owns where a caller is and whether a brand is offered there. It keeps no data: the country comes from the header of a trusted proxy or
 * from the bundled table of address ranges, which must be readable, or nothing starts. A country that cannot be told is not blocked.
 */
export async function createAccess({ blockedCountries, ...options }: AccessOptions) {
  const countryOf = await createCountryOf(options)
  const routes: Handlers<PlayerApi['access']> = {
    countryblock: countryblock({ countryOf, blockedCountries }),
  }
  return { routes, countryOf }
}
export type Access = Awaited<ReturnType<typeof createAccess>>
