import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/services.tsx'

export type LoginStatus = ReplyOf<typeof identity.status>
export type Profile = NonNullable<LoginStatus['profile']>

export type Session =
  /** Not asked yet: on the server, while hydrating, and until the first answer. */
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | { readonly state: 'player'; readonly profile: Profile | undefined; readonly loginTime: string | undefined }

export const sessionKey = ['session'] as const

/** Who is at the screen. The same for every tab, within moments. */
export function useSession(): Session {
  const api = useApi()
  const { data } = useQuery({ queryKey: sessionKey, queryFn: () => api.identity.status(), staleTime: 60_000 })
  if (data === undefined) return { state: 'unknown' }
  if (!data.loggedIn) return { state: 'visitor' }
  return { state: 'player', profile: data.profile, loginTime: data.loginTime }
}

/** Everything that is a player's own is keyed below this, so that leaving forgets all of it at once. */
export const playerKey = (...key: string[]) => ['player', ...key] as const
