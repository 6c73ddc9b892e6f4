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
 * The relying party of a passkey: the host of the request, if it is a configured site. Refuses PASSKEY_UNAVAILABLE for other hosts; browsers do
 * not create passkeys for IP addresses.
 */
export function relyingParty(sites: readonly Site[], { origin }: Pick<RequestContext, 'origin'>): RelyingParty {
  const url = new URL(origin)
  const isNamed = sites.some(({ hosts }) => hosts.includes(url.hostname))
  if (!isNamed && url.hostname !== 'localhost') throw new Refusal('PASSKEY_UNAVAILABLE')
  return { rpID: url.hostname, origin: url.origin, rpName: siteAt(sites, url.hostname).name }
}
