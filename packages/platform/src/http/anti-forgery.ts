import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '../random/index.ts'

/** The token cookie's name, as the specification defines it. */
export const antiForgeryCookie = 'XSRF-TOKEN'
export const antiForgeryHeader = 'x-xsrf-token'

/**
 * Signed double submit: the page reads the token from a cookie and sends it back in a header, which another origin cannot do. The
 * token is bound to its session, so a planted token, or one of an earlier session, is worthless.
 */
export function createAntiForgery({ secret, random }: { secret: Buffer; random: Random }) {
  const sign = (nonce: string, sessionId: string | null) =>
    createHmac('sha256', secret)
      .update(`${nonce}|${sessionId ?? 'visitor'}`)
      .digest('base64url')

  return {
    issue: (sessionId: string | null): string => {
      const nonce = random.token(16)
      return `${nonce}.${sign(nonce, sessionId)}`
    },
    accepts: ({
      cookie,
      header,
      sessionId,
    }: {
      cookie: string | undefined
      header: string | undefined
      sessionId: string | null
    }): boolean => {
      if (cookie === undefined || header === undefined || cookie !== header) return false
      const [nonce = '', signature = ''] = cookie.split('.')
      const expected = Buffer.from(sign(nonce, sessionId))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

export type AntiForgery = ReturnType<typeof createAntiForgery>
