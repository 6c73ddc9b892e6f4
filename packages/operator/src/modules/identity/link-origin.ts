import { siteOf, sites } from '@andon/contract/sites'
import type { RequestContext } from '@andon/platform/http'

/**
 * The origin for links in messages. The request's own is used only if it is one of ours: the `Host` header is the caller's to choose, and a
 * reset link to another host would hand over the token.
 */
export function linkOrigin({ origin, site: code }: Pick<RequestContext, 'origin' | 'site'>): string {
  const url = new URL(origin)
  if (isOurs(url.hostname)) return url.origin
  const [host] = siteOf(code).hosts
  if (host !== undefined) url.hostname = host
  return url.origin
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

function isOurs(hostname: string): boolean {
  return loopback.has(hostname) || sites.some((site) => site.hosts.includes(hostname))
}
