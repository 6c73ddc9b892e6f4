import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'
import { getData } from './get-data.ts'
import { getEnabledCurrency } from './get-enabled-currency.ts'
import { getcountryDetails } from './getcountry-details.ts'

export interface Deps extends Runtime {
  readonly identity: Identity
}

export function routes(deps: Deps): Handlers<PlayerApi['profile']> {
  return {
    getData: getData(deps),
    getEnabledCurrency,
    getcountryDetails,
  }
}
