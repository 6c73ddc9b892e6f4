import { Refusal } from '@andon/contract'
import { type Site, siteAt } from '@andon/contract/sites'
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
export function relyingParty(sites: readonly Site[], { origin }: Pick<RequestContext, 'origin'>): RelyingParty {
  const url = new URL(origin)
  const isNamed = sites.some(({ hosts }) => hosts.includes(url.hostname))
  if (!isNamed && url.hostname !== 'localhost') throw new Refusal('PASSKEY_UNAVAILABLE')
  return { rpID: url.hostname, origin: url.origin, rpName: siteAt(sites, url.hostname).name }
}
