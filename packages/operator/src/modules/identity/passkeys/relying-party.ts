import { Refusal } from '@andon/contract'
import { defaultSite, sites } from '@andon/contract/sites'
import type { RequestContext } from '@andon/platform/http'

export interface RelyingParty {
  /** Host that the passkey belongs to. */
  readonly rpID: string
  readonly origin: string
  readonly rpName: string
}

/**
 * For whom a passkey is made or asked: the brand's host of this very request, if it is one of the configured. Refuses PASSKEY_UNAVAILABLE
 * elsewhere; browsers make none for plain addresses.
 */
export function relyingParty({ origin }: Pick<RequestContext, 'origin'>): RelyingParty {
  const url = new URL(origin)
  const site = sites.find(({ hosts }) => hosts.includes(url.hostname))
  if (!site && url.hostname !== 'localhost') throw new Refusal('PASSKEY_UNAVAILABLE')
  return { rpID: url.hostname, origin: url.origin, rpName: (site ?? defaultSite).name }
}
