import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AntiForgery, antiForgeryCookie } from './anti-forgery.ts'
import type { Cookies } from './handlers.ts'

/** Behind TLS the prefix makes browsers refuse a cookie of this name from another host of the domain, which could plant one otherwise. */
export function hostCookie(name: string, { secure }: { secure: boolean }): string {
  return secure ? `__Host-${name}` : name
}

/** The cookie against which a token is checked. Clients may read the other, `XSRF-TOKEN`, which has the same value unless it was planted. */
export function antiForgeryCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[hostCookie(antiForgeryCookie, { secure: request.protocol === 'https' })]
}

/** Cookies of one request and its reply: same-site, whole host, and `Secure` wherever TLS is in use. */
export function requestCookies(request: FastifyRequest, reply: FastifyReply, antiForgery: AntiForgery): Cookies {
  const secure = request.protocol === 'https'
  const set: Cookies['set'] = (name, value, { maxAgeSeconds, httpOnly = true } = {}) => {
    reply.setCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure,
      httpOnly,
      ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
    })
  }
  return {
    get: (name) => request.cookies[name],
    set,
    clear: (name) => reply.clearCookie(name, { path: '/', sameSite: 'lax', secure }),
    renewAntiForgery: (sessionId) => {
      const token = antiForgery.issue(sessionId)
      for (const name of new Set([hostCookie(antiForgeryCookie, { secure }), antiForgeryCookie]))
        set(name, token, { httpOnly: false })
    },
    antiForgeryHolds: (sessionId) =>
      antiForgery.accepts({
        cookie: antiForgeryCookieOf(request),
        header: request.cookies[antiForgeryCookie],
        sessionId,
      }),
  }
}
