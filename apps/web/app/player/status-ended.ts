import type { QueryClient } from '@tanstack/react-query'
import { type LoginStatus, sessionKey } from './session.ts'

/**
 * Calls the function when the server's reply to a fetch of the login status is that the session has ended, which no message told the page. The known status is put
 * back first: what ends a session reads it, forgets the player and says why. Returns what ends the watch.
 */
export function watchStatus(queries: QueryClient, onEnded: () => void): () => void {
  let known = queries.getQueryData<LoginStatus>(sessionKey)
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== sessionKey[0]) return
    const before = known
    known = queries.getQueryData<LoginStatus>(sessionKey)
    const { action } = event
    if (action.type !== 'success' || action.manual || known?.loggedIn !== false || !before?.loggedIn) return
    queries.setQueryData<LoginStatus>(sessionKey, before)
    onEnded()
  })
}
