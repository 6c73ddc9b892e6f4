import type { Site } from '@andon/contract/sites'
import type { RequestContext } from '@andon/platform/http'

/**
 * The origin for links in messages. The request's origin is used only if its host belongs to a served site: the caller controls the `Host`
 * header, and a reset link to another host would leak the token.
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
