import type { Mark } from '@andon/contract/player-api/content'
import { usePage } from '../page/page-context.ts'
import { useSession } from './session.ts'

/** Whether a player is logged in. Until that is known the browser's hint decides, as in the header. */
export function useProbablyLoggedIn(): boolean {
  const { state } = useSession()
  const { signedInHint } = usePage()
  return state === 'player' || (state === 'unknown' && signedInHint)
}

/** Whether content is for this audience: it may be marked for players only or for visitors only. */
export function useIsInAudience(): (content: { readonly [M in Mark]?: true | undefined }) => boolean {
  const loggedIn = useProbablyLoggedIn()
  return ({ isLoggedIn, notLoggedIn }) => (loggedIn ? !notLoggedIn : !isLoggedIn)
}
