import { type PlayerApi, refusals } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { CountryOf } from './country-of.ts'
import type { StateOf } from './state-of.ts'

/** Available in every state, so that a blocked page can poll for the end of the block. */
export function countryblock({
  countryOf,
  stateOf,
}: {
  countryOf: CountryOf
  stateOf: StateOf
}): Handler<PlayerApi['access']['countryblock']> {
  return async (_, { site, address, header }) => {
    const countryCode = countryOf(address, header)
    const { maintenance, blocked } = stateOf({ site, countryCode })
    const signal = maintenance ? refusals.MAINTENANCE : blocked ? refusals.COUNTRY_BLOCKED : undefined
    return {
      is_IpBlocked: blocked,
      countryCode,
      maintenance,
      ...(signal === undefined ? {} : { error: signal.errorCode }),
    }
  }
}
