import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useSession } from '../../player/session.ts'

type Token = Pick<ReplyOf<typeof catalogue.openSportsBook>, 'authToken' | 'expiresAt'>

/** How long before a token expires a new one is fetched. */
const refreshBeforeMs = 60_000

/**
 * Opens the sportsbook for a player and renews its token while it is mounted. Each URL has its own token and is used once: opening again fetches a
 * new one.
 */
export function useSportsBook(vendorId: string) {
  const api = useApi()
  const { state } = useSession()
  const opening = useQuery({
    queryKey: ['sportsBook', vendorId],
    queryFn: () => api.catalogue.openSportsBook({ vendorId }),
    enabled: state === 'player',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const opened = opening.isFetching ? undefined : opening.data
  const [token, setToken] = useState<Token>()
  const [ended, setEnded] = useState(false)
  const again = () => {
    setToken(undefined)
    setEnded(false)
    void opening.refetch()
  }

  const current = token ?? opened
  const refresh = useEffectEvent(async (authToken: string) => {
    try {
      setToken(await api.catalogue.refreshSportsBookToken({ vendorId, authToken }))
    } catch {
      setEnded(true) // the token has expired, or the call failed: the player opens it again
    }
  })
  useEffect(() => {
    if (current === undefined || ended) return
    const wait = Math.max(0, Date.parse(current.expiresAt) - Date.now() - refreshBeforeMs)
    const timer = setTimeout(() => void refresh(current.authToken), wait)
    return () => clearTimeout(timer)
  }, [current, ended])

  return { opened, refreshed: token, failed: opening.error !== null || ended, again }
}
