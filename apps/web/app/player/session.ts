import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../page/services.tsx'

export type LoginStatus = ReplyOf<typeof identity.status>
export type Profile = NonNullable<LoginStatus['profile']>

export type Session =
  /** Not asked yet: on the server, while hydrating, and until the first answer. */
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | {
      readonly state: 'player'
      readonly profile: Profile | undefined
      readonly loginTime: string | undefined
      /** Locked, on a break or out of time, and here for their money alone. */
      readonly restricted: boolean
    }

export const sessionKey = ['session'] as const

/** Who is at the screen. The same for every tab, within moments. */
export function useSession(): Session {
  const api = useApi()
  const { data } = useQuery({ queryKey: sessionKey, queryFn: () => api.identity.status(), staleTime: 60_000 })
  if (data === undefined) return { state: 'unknown' }
  if (!data.loggedIn) return { state: 'visitor' }
  const { profile, loginTime, restricted = false } = data
  return { state: 'player', profile, loginTime, restricted }
}

/** Whether play and deposits are out of the question, because this is a session for the player's money alone. */
export function useRestricted(): boolean {
  const session = useSession()
  return session.state === 'player' && session.restricted
}

/** Everything that is a player's own is keyed below this, so that leaving forgets all of it at once. */
export const playerKey = (...key: string[]) => ['player', ...key] as const
