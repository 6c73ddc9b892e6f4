import type { Mark } from '@andon/contract/player-api/content'
import { usePage } from '../page/page-context.ts'
import { useSession } from './session.ts'

/** Whether somebody is logged in; until that is known, the browser's hint says so, as for the header. */
export function useProbablyLoggedIn(): boolean {
  const { state } = useSession()
  const { signedInHint } = usePage()
  return state === 'player' || (state === 'unknown' && signedInHint)
}

/** Whether content is for whoever is here: it may be marked for players only, or for visitors only. */
export function useIsInAudience(): (content: { readonly [M in Mark]?: true | undefined }) => boolean {
  const loggedIn = useProbablyLoggedIn()
  return ({ isLoggedIn, notLoggedIn }) => (loggedIn ? !notLoggedIn : !isLoggedIn)
}
