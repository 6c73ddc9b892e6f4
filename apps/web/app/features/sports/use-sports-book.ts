import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useSession } from '../../player/session.ts'

type Token = Pick<ReplyOf<typeof catalogue.openSportsBook>, 'authToken' | 'expiresAt'>

/** A fresh token is asked for this long before the old one runs out. */
const refreshBeforeMs = 60_000

/**
 * Opens the sportsbook for a player and keeps its token fresh as long as it is shown. Each opening has a token of its own, so an address is
 * never used twice: opening again asks anew.
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
      setEnded(true) // the token is over, or nobody could be asked: the player opens it anew
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
