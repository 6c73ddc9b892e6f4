import type { Site } from '@andon/contract/sites'
import type { RequestContext } from '@andon/platform/http'

/**
 * The origin for links in messages. The request's own is used only if its host is one of the served brands': the `Host` header is the caller's to
 * choose, and a reset link to another host would hand over the token.
 */
export function linkOrigin(
  sites: readonly Site[],
  { origin, site: code }: Pick<RequestContext, 'origin' | 'site'>,
): string {
  const url = new URL(origin)
  if (loopback.has(url.hostname) || sites.some(({ hosts }) => hosts.includes(url.hostname))) return url.origin
  const host = sites.find((site) => site.code === code)?.hosts[0]
  if (host === undefined) throw new Error(`${code} is not served`)
  url.hostname = host
  return url.origin
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
