import type { Config } from '@andon/platform/config'

const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The hosts that answer as the operator, which no supplier may name as its own: those of the sites, the games, the sportsbook, staff and another back end at
 * any port; this machine's own name only at the ports that are served, because a supplier that is tried out runs beside.
 */
export function ownHosts({
  sites,
  gamesOrigin,
  sportsOrigin,
  bookmakerFeed,
  apiBaseUrl,
  port,
  staffHost,
  staffPort,
}: Pick<
  Config,
  'sites' | 'gamesOrigin' | 'sportsOrigin' | 'bookmakerFeed' | 'apiBaseUrl' | 'port' | 'staffHost' | 'staffPort'
>): readonly string[] {
  const ofOrigins = [gamesOrigin, bookmakerFeed === 'off' ? undefined : sportsOrigin, apiBaseUrl].flatMap((origin) => {
    if (origin === undefined) return []
    const { hostname, host } = new URL(origin)
    return [loopback.includes(hostname) ? host : hostname]
  })
  const ports = [port, ...(staffPort === undefined ? [] : [staffPort])]
  return [
    ...new Set([
      ...sites.flatMap(({ hosts }) => hosts),
      ...ofOrigins,
      ...(loopback.includes(staffHost) ? [] : [staffHost]),
      ...loopback.flatMap((name) => ports.map((one) => `${name}:${one}`)),
    ]),
  ]
}
