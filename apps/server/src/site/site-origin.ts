import type { Site } from '@andon/contract/sites'

/**
 * Where search engines find a brand: its first host, with the scheme and the port of the games' origin. Never the host of a request, because a page from the
 * cache is the same for all of them.
 */
export function siteOrigin({ hosts: [host] }: Pick<Site, 'hosts'>, { gamesOrigin }: { gamesOrigin: string }): string {
  const { protocol, port } = new URL(gamesOrigin)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}
