import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AntiForgery, antiForgeryCookie } from './anti-forgery.ts'
import type { Cookies } from './handlers.ts'

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
    renewAntiForgery: (sessionId) => set(antiForgeryCookie, antiForgery.issue(sessionId), { httpOnly: false }),
    antiForgeryHolds: (sessionId) =>
      antiForgery.accepts({
        cookie: request.cookies[antiForgeryCookie],
        header: request.cookies[antiForgeryCookie],
        sessionId,
      }),
  }
}
