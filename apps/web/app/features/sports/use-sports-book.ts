import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useApi } from '../../page/services.tsx'
import { useSession } from '../../player/session.ts'
import type { SportsBookLaunch } from './SportsBookFrame.tsx'

type Token = Pick<ReplyOf<typeof catalogue.openSportsBook>, 'authToken' | 'expiresAt'>

/** How long before a token expires a new one is fetched; a call without an answer is repeated until then. */
const refreshBeforeMs = 60_000
const repeatAfterMs = 10_000

/**
 * Opens the sportsbook for a player and renews its token while it is mounted, so that its frame stays as it is. Each URL has its own token and is used once:
 * opening again fetches a new one.
 */
export function useSportsBook(
  vendorId: string,
): SportsBookLaunch & { readonly opened: ReplyOf<typeof catalogue.openSportsBook> | undefined } {
  const api = useApi()
  const { state } = useSession()
  const [mount] = useState(() => crypto.randomUUID())
  const opening = useQuery({
    queryKey: ['sportsBook', vendorId, mount],
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
  const [attempt, setAttempt] = useState(0)
  const again = () => {
    setToken(undefined)
    setEnded(false)
    void opening.refetch()
  }

  const current = token ?? opened
  /** A token that is used or past is refused: then a launch of its own gives one, for the same frame. */
  const refresh = useEffectEvent(async ({ authToken, expiresAt }: Token) => {
    try {
      setToken(await renewed({ vendorId, authToken }))
    } catch (error) {
      if (error instanceof ApiRefusal || Date.parse(expiresAt) <= Date.now()) setEnded(true)
      else setAttempt((before) => before + 1)
    }
  })
  const renewed = async (old: { vendorId: string; authToken: string }): Promise<Token> => {
    try {
      return await api.catalogue.refreshSportsBookToken(old)
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.code === 'TOKEN_INVALID')) throw error
      return api.catalogue.openSportsBook({ vendorId })
    }
  }
  useEffect(() => {
    if (current === undefined || ended) return
    const due = Math.max(0, Date.parse(current.expiresAt) - Date.now() - refreshBeforeMs)
    const timer = setTimeout(() => void refresh(current), attempt === 0 ? due : Math.max(due, repeatAfterMs))
    return () => clearTimeout(timer)
  }, [current, ended, attempt])

  return {
    opened,
    refreshed: token,
    failed: opening.error !== null || ended,
    again,
    /** The sportsbook says that its session is over. */
    renewNow: () => current && void refresh(current),
  }
}
