/** The host that a request names, and the protocol it came by. */
export interface Authority {
  /** Lower case, without the trailing dot of an absolute name; IPv6 in brackets. */
  readonly hostname: string
  /** `https://bee.example`, `http://bee.localhost:4000`: canonical, so two origins are the same if these are equal. */
  readonly origin: string
}

const hostAndPort = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(?::\d{0,5})?$/i
const maxLength = 261 // 255 for a name, 6 for a port

/** Reads `host[:port]` (RFC 9112, 3.2). Null for anything else, also for a port that does not exist or a number that is no address. */
export function parseAuthority({ host, protocol }: { host: string; protocol: string }): Authority | null {
  if (protocol !== 'http' && protocol !== 'https') return null
  if (host.length > maxLength || !hostAndPort.test(host)) return null
  const url = URL.parse(`${protocol}://${host}`)
  if (url === null || url.port === '0') return null
  const hostname = url.hostname.replace(/\.$/, '')
  return { hostname, origin: `${protocol}://${hostname}${url.port === '' ? '' : `:${url.port}`}` }
}

/** The same for a whole origin: a browser's `Origin` header, or one of our own configuration. */
export function parseOrigin(origin: string): Authority | null {
  const [, protocol = '', host = ''] = /^(https?):\/\/([^/]*)$/i.exec(origin) ?? []
  return parseAuthority({ host, protocol: protocol.toLowerCase() })
}
