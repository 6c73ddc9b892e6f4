import type { Mark } from '@andon/contract/player-api/content'
import { usePage } from '../page/page-context.ts'
import { useSession } from './session.ts'

/** True if a player is logged in. The browser's hint decides until that is known, as in the header. */
export function useProbablyLoggedIn(): boolean {
  const { state } = useSession()
  const { signedInHint } = usePage()
  return state === 'player' || (state === 'unknown' && signedInHint)
}

/** True if content is for this audience: it may be marked for players only or for visitors only. */
export function useIsInAudience(): (content: { readonly [M in Mark]?: true | undefined }) => boolean {
  const loggedIn = useProbablyLoggedIn()
  return ({ isLoggedIn, notLoggedIn }) => (loggedIn ? !notLoggedIn : !isLoggedIn)
}
