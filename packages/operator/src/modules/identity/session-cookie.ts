import type { RequestContext } from '@andon/platform/http'

/** Read by scripts and by the page cache: says only which skeleton the header should have, never who is logged in. */
export const hintCookie = 'andon_hint'

/** Behind TLS the prefix makes the browser refuse a cookie that another host of the domain tries to plant. */
export function sessionCookie({ secure }: { secure: boolean }): string {
  return secure ? '__Host-andon_session' : 'andon_session'
}

/** Both cookies live as long as the browser: the server ends the session. */
export function giveSession(
  { cookies, secure }: RequestContext,
  { sessionId, token }: { sessionId: string; token: string },
): void {
  cookies.set(sessionCookie({ secure }), token)
  cookies.set(hintCookie, '1', { httpOnly: false })
  cookies.renewAntiForgery(sessionId)
}

export function takeSession({ cookies, secure }: RequestContext): void {
  cookies.clear(sessionCookie({ secure }))
  cookies.clear(hintCookie)
  cookies.renewAntiForgery(null)
}
