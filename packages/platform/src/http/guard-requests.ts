import type { IncomingMessage } from 'node:http'
import { Refusal } from '@andon/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assert } from '../assert/index.ts'
import { type Authority, parseAuthority } from './authority.ts'

export interface GuardOptions {
  /** True if a peer address is a trusted proxy, whose forwarding headers count. */
  trusts(address: string): boolean
  /** In lower case; removed from every request that does not come from such a proxy. */
  readonly countryHeader: string | undefined
}

/** Node takes 16 KiB of request line and headers together; no valid address is this long. */
const maxTargetLength = 8_192
const printableAscii = /^\/[\x21\x22\x24-\x7e]*$/ // no space, control character or fragment
const absoluteForm = /^https?:\/\/([^/?#]*)/i

/** Clients choose the host, so what is remembered is bounded. */
const mostRemembered = 100

/** Under which a request carries its own authority: a map of requests would cost each of them time when it is collected. */
const authorityKey = Symbol('authority')
type Entered = IncomingMessage & { [authorityKey]?: Authority }

/**
 * Checks every request once, before routing: it names one valid host, its target is a path of printable ASCII,
 * its peer has an address, and headers that only a proxy may set came from one. Refuses MALFORMED, TARGET_TOO_LONG.
 */
export function createGuard({ trusts, countryHeader }: GuardOptions) {
  const remembered = new Map<string, Authority | null>()

  function authorityNamed(host: string, protocol: string): Authority | null {
    const key = `${protocol}://${host}`
    const known = remembered.get(key)
    if (known !== undefined) return known
    if (remembered.size >= mostRemembered) remembered.clear()
    const authority = parseAuthority({ host, protocol })
    remembered.set(key, authority)
    return authority
  }

  function readAuthority(message: IncomingMessage, fromProxy: boolean): Authority | null {
    const { headers } = message
    if (countHosts(message) > 1) return null
    const named = fromProxy ? lastOf(headers['x-forwarded-host']) : undefined
    const protocol = (fromProxy ? lastOf(headers['x-forwarded-proto']) : undefined) ?? 'http'
    const own = authorityNamed(headers.host ?? '', protocol)
    return named === undefined ? own : authorityNamed(named, protocol)
  }

  return {
    /** Fastify's `rewriteUrl`, the first hook that sees a request, upgrades included. Returns the target in origin form where possible. */
    enter: (message: Entered): string => {
      const fromProxy = trusts(message.socket.remoteAddress ?? '')
      if (countryHeader !== undefined && !fromProxy) delete message.headers[countryHeader]
      const authority = readAuthority(message, fromProxy)
      if (authority !== null) message[authorityKey] = authority
      return originForm(message)
    },
    /** The host that an entered request names, with its protocol. Undefined: it names no host, or several. */
    authorityOf: (message: Entered) => message[authorityKey],
    /** By canonical host name alone: spelling, trailing dot and port do not matter. */
    hostConstraint: {
      name: 'host',
      storage: <Store>() => {
        const byHost = new Map<string, Store>()
        return {
          get: (host: string) => byHost.get(host) ?? null,
          set: (host: string, store: Store) => void byHost.set(host, store),
        }
      },
      validate: () => undefined,
      deriveConstraint: (message: Entered) => message[authorityKey]?.hostname ?? '',
    },
    mount: (app: FastifyInstance): void => {
      app.decorateRequest('authority', {
        getter(this: FastifyRequest) {
          const { [authorityKey]: authority } = this.raw as Entered
          assert(authority !== undefined, 'a request without a host is refused before its authority is read')
          return authority
        },
      })
      app.addHook('onRequest', (request, reply, done) => {
        endRefusedUpgrade(request, reply)
        const { url = '' } = request.raw
        if (url.length > maxTargetLength) throw new Refusal('TARGET_TOO_LONG')
        if (!printableAscii.test(url)) throw new Refusal('MALFORMED', { message: 'The request target is not a path' })
        if ((request.raw as Entered)[authorityKey] === undefined)
          throw new Refusal('MALFORMED', { message: 'The Host header is not one host[:port]' })
        // Node caches the address at the first read, so it stays available after the client has left.
        if (request.ip === undefined) throw new Refusal('MALFORMED', { message: 'The client is gone' })
        done()
      })
    },
  }
}

/** Node no longer manages a connection that requests an upgrade: any reply other than the upgrade is the last on it. */
export function endRefusedUpgrade(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon())
}

/** `GET http://bee.example/ja/home`, as clients write to proxies, is `/ja/home` if it is the host that the header names, too (RFC 9112, 3.2.2). */
function originForm({ url = '', headers }: IncomingMessage): string {
  const [whole, host] = absoluteForm.exec(url) ?? []
  if (whole === undefined || host?.toLowerCase() !== headers.host?.toLowerCase()) return url
  const rest = url.slice(whole.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Node keeps the first of several Host headers and silently drops the others. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** With several proxies, the nearest one wrote the last entry. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(',').at(-1)?.trim()
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that the request names, parsed and canonical. */
    readonly authority: Authority
  }
}
