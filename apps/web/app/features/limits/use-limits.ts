import type { ReplyOf } from '@andon/contract'
import type { responsibleGaming } from '@andon/contract/player-api/limits'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey, useSession } from '../../player/session.ts'

export type Overview = ReplyOf<typeof responsibleGaming.overview>
export type Limit = Overview['limits'][number]
export type GivenLimit = Overview['given'][number]
export type LimitChange = Overview['changes'][number]
export type PlaySpan = ReplyOf<typeof responsibleGaming.playHistory>['spans'][number]

/** The prefix of all queries that a change of a limit invalidates. */
const limitsKey = playerKey('limits')
export const overviewKey = [...limitsKey, 'overview'] as const

export function useOverview({ enabled = true } = {}) {
  const api = useApi()
  return useQuery({ queryKey: overviewKey, queryFn: () => api.limits.overview(), staleTime: 0, enabled })
}

/** Call after a change: fetches the limits, their history and the end of the session again. */
export function useLimitsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: limitsKey })
}

/** The player's figures by day or week in their time zone, and which of the two. The previous figures stay until new ones are loaded. */
export function usePlayHistory<By extends 'day' | 'week' | 'month'>({ by, months }: { by: By; months: number }) {
  const api = useApi()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return useQuery({
    queryKey: [...playerKey('play-history'), by, months],
    queryFn: async () => ({ by, ...(await api.limits.playHistory({ by, months, timeZone })) }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
}

/** When a session limit ends this session, and the limit; null if none does. */
export function useSessionEnd() {
  const api = useApi()
  const session = useSession()
  const { data } = useQuery({
    queryKey: [...limitsKey, 'session-end'],
    queryFn: async () => {
      const { limits } = await api.limits.getSessionLimit()
      const [tightest] = limits.toSorted((a, b) => (a.remaining ?? 0) - (b.remaining ?? 0))
      const endsAt = tightest && (await api.limits.overview()).sessionEndsAt
      return endsAt ? { endsAt, minutes: tightest.minutes ?? 0, usedMinutes: tightest.used ?? 0 } : null
    },
    enabled: session.state === 'player' && !session.restricted,
  })
  return data
}
