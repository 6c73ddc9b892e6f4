import { Refusal, refusals } from '@andon/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AntiForgery, antiForgeryHeader } from './anti-forgery.ts'
import { parseOrigin } from './authority.ts'
import { antiForgeryCookieOf, requestCookies } from './cookies.ts'

export function demandAntiForgery(request: FastifyRequest, antiForgery: AntiForgery): void {
  if (isForeign(request)) throw new Refusal('ANTI_FORGERY')
  const header = request.headers[antiForgeryHeader]
  const accepted = antiForgery.accepts({
    cookie: antiForgeryCookieOf(request),
    header: typeof header === 'string' ? header : undefined,
    sessionId: request.principal?.id ?? null,
  })
  if (!accepted) throw new Refusal('ANTI_FORGERY')
}

/**
 * GETs carry no token (one that is sent must be valid), so a GET that changes state relies on the browser's headers: a script of this site must have sent
 * it. An older browser without these headers is recognised when it opens an address as a page, and sends no cookie with requests of other sites.
 */
export function demandOwnScript(request: FastifyRequest, antiForgery: AntiForgery): void {
  const { accept = '', 'sec-fetch-site': site, 'sec-fetch-dest': wantedAs = 'empty' } = request.headers
  if (request.headers[antiForgeryHeader] !== undefined) demandAntiForgery(request, antiForgery)
  const byScript = site !== 'none' && wantedAs === 'empty' && !accept.includes('text/html')
  if (isForeign(request) || !byScript) throw new Refusal('ANTI_FORGERY')
}

/** A token ends with its session: replies that report this, or refuse the token, carry a new one for the next try. */
export function handOutToken({
  request,
  reply,
  error,
  antiForgery,
}: {
  request: FastifyRequest
  reply: FastifyReply
  error: unknown
  antiForgery: AntiForgery
}): void {
  if (isForeign(request) || !(error instanceof Refusal)) return
  if (error.code !== 'ANTI_FORGERY' && refusals[error.code].status !== 401) return
  const sessionId = request.principal?.id ?? null
  const cookies = requestCookies(request, reply, antiForgery)
  if (!cookies.antiForgeryHolds(sessionId)) cookies.renewAntiForgery(sessionId)
}

/** By the browser's own headers: `Sec-Fetch-Site` in newer browsers, `Origin` in all of them for scripts of another site. */
function isForeign({ headers, authority }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  if (site === 'cross-site' || site === 'same-site') return true
  return origin !== undefined && hostOf(origin) !== hostOf(authority.origin)
}

/** With the port unless it is the scheme's own. The scheme itself may be that of a proxy on the way. */
const hostOf = (origin: string): string | undefined => URL.parse(parseOrigin(origin)?.origin ?? '')?.host
