import { hostCookie, type RequestContext } from '@andon/platform/http'

type Transport = Pick<RequestContext, 'secure'>

export const sessionCookie = ({ secure }: Transport): string => hostCookie('andon_session', { secure })

/** Read by the page cache to select the header skeleton. Does not identify the player. */
export const hintCookie = ({ secure }: Transport): string => hostCookie('andon_hint', { secure })

/** Both are browser-session cookies without an expiry: the server ends the session. */
export function giveSession(
  { cookies, secure }: RequestContext,
  { sessionId, token }: { sessionId: string; token: string },
): void {
  cookies.set(sessionCookie({ secure }), token)
  cookies.set(hintCookie({ secure }), '1', { httpOnly: false })
  cookies.renewAntiForgery(sessionId)
}

export function takeSession({ cookies, secure }: RequestContext): void {
  cookies.clear(sessionCookie({ secure }))
  cookies.clear(hintCookie({ secure }))
  cookies.renewAntiForgery(null)
}
