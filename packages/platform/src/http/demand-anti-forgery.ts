import { Refusal, refusals } from '@andon/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AntiForgery, antiForgeryCookie, antiForgeryHeader } from './anti-forgery.ts'
import { requestCookies } from './cookies.ts'

export function demandAntiForgery(request: FastifyRequest, antiForgery: AntiForgery): void {
  if (isForeign(request)) throw new Refusal('ANTI_FORGERY')
  const header = request.headers[antiForgeryHeader]
  const accepted = antiForgery.accepts({
    cookie: request.cookies[antiForgeryCookie],
    header: typeof header === 'string' ? header : undefined,
    sessionId: request.principal?.id ?? null,
  })
  if (!accepted) throw new Refusal('ANTI_FORGERY')
}

/**
 * A GET that changes something comes without a token, as all GETs do (one that is sent has to be right): the browser says that a script of this very
 * site asked. An older one that says nothing gives itself away where it opens an address as a page, and sends no cookie with what other sites load.
 */
export function demandOwnScript(request: FastifyRequest, antiForgery: AntiForgery): void {
  const { accept = '', 'sec-fetch-site': site, 'sec-fetch-dest': wantedAs = 'empty' } = request.headers
  if (request.headers[antiForgeryHeader] !== undefined) demandAntiForgery(request, antiForgery)
  const byScript = site !== 'none' && wantedAs === 'empty' && !accept.includes('text/html')
  if (isForeign(request) || !byScript) throw new Refusal('ANTI_FORGERY')
}

/** A session that ended took its token with it: whoever is told so, or is refused for the token, finds one for the next try. */
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

function isForeign({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
}
