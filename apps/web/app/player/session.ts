import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import type { Currency } from '@andon/money'
import { useApi } from '../page/services.tsx'
import { useQuery } from '../page/use-query.ts'

export type LoginReply = ReplyOf<typeof identity.login>
export type LoginStatus = ReplyOf<typeof identity.status>
export type Profile = NonNullable<LoginStatus['profile']>

export type Session =
  /** On the server, while hydrating, and until the first reply. */
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | {
      readonly state: 'player'
      readonly profile: Profile | undefined
      /** The currency of the account. */
      readonly currency: Currency | undefined
      readonly loginTime: string | undefined
      /** Locked, on a break or out of session time: may only withdraw and see their history. */
      readonly restricted: boolean
    }

export const sessionKey = ['session'] as const

/** The status that follows from the reply to a login, so that no call asks for it. */
export function statusAfterLogin(reply: LoginReply): LoginStatus {
  return { ...reply, loggedIn: true }
}

/** The session of this browser; every tab has the same within moments. */
export function useSession(): Session {
  const api = useApi()
  const { data } = useQuery({ queryKey: sessionKey, queryFn: () => api.identity.status(), staleTime: 60_000 })
  if (data === undefined) return { state: 'unknown' }
  if (!data.loggedIn) return { state: 'visitor' }
  const { profile, currency, loginTime, restricted = false } = data
  return { state: 'player', profile, currency: currency?.code, loginTime, restricted }
}

/** True if the session is restricted: no play and no deposits. */
export function useRestricted(): boolean {
  const session = useSession()
  return session.state === 'player' && session.restricted
}

/** The prefix of every query with personal data, so that a logout removes them all. */
export const playerKey = (...key: string[]) => ['player', ...key] as const
