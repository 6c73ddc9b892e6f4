import type { MessageOf } from '@andon/contract/topic'
import type { siteTopic } from '@andon/contract/topics/site'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useModals } from '../page/modals.ts'
import { usePage } from '../page/page-context.ts'
import { useServices } from '../page/services.tsx'
import { readStored, store } from '../page/storage.ts'
import { takeContinuedLogin } from '../player/continue-login.ts'
import { sessionKey, useSession } from '../player/session.ts'
import { useSessionActions } from '../player/session-actions.ts'

/**
 * Keeps this tab's session in step with other tabs (by the `user` key of the local storage) and with the server (by replies and realtime).
 * Renders nothing.
 */
export function SessionSync() {
  useTabSync()
  useRealtime()
  useRefetchAfterRestore()
  useNoLoginForPlayers()
  useContinuedLogin()
  return null
}

/** A session that only seems to have ended may still prove to be open, so other tabs are told after a delay. */
const informOtherTabsAfterMs = 2_000

function useTabSync() {
  const session = useSession()
  const actions = useSessionActions()
  const onUserKey = useEffectEvent((event: StorageEvent) => {
    if (event.key !== 'user' && event.key !== null) return
    if (session.state === 'player' && readStored('user') === null)
      actions.sessionEnded({ reason: 'LOGGED_OUT', source: 'otherTab' })
    if (session.state !== 'player' && event.newValue === 'true') void actions.loggedIn({ inOtherTab: true })
  })
  useEffect(() => {
    addEventListener('storage', onUserKey)
    return () => removeEventListener('storage', onUserKey)
  }, [])
  useEffect(() => {
    if (session.state === 'player' && readStored('user') !== 'true') store('user', 'true')
    if (session.state !== 'visitor' || readStored('user') === null) return
    const timer = setTimeout(() => store('user', null), informOtherTabsAfterMs)
    return () => clearTimeout(timer)
  }, [session.state])
}

/** The realtime reasons, as replies name them. */
const endReasons = {
  LOGGED_OUT: { reason: 'LOGGED_OUT' },
  ACCOUNT_LOCKED: { reason: 'ACCOUNT_LOCKED' },
  SESSION_EXPIRED: { reason: 'session_expired' },
  SESSION_LIMIT_REACHED: { reason: 'loggedout_session_timeout', by: 'limit' },
  SESSION_IDLE: { reason: 'loggedout_session_timeout', by: 'idle' },
} as const

/** Visitors connect late, so that the first view loads first. */
const visitorConnectsAfterMs = 2_000

function useRealtime() {
  const { apiBaseUrl, closed } = usePage()
  const { api, signals, topics } = useServices()
  const queries = useQueryClient()
  const actions = useSessionActions()
  const session = useSession()
  const playerID = session.state === 'player' ? session.profile?.playerID : undefined
  const onSessionEnded = useEffectEvent((reason: keyof typeof endReasons) => {
    actions.sessionEnded({ ...endReasons[reason], source: 'server' })
  })
  const onSite = useEffectEvent(({ maintenance, blocked, countryCode }: MessageOf<typeof siteTopic>) => {
    if (blocked) signals.emit({ type: 'countryBlocked', countryCode })
    else signals.emit({ type: maintenance ? 'maintenance' : 'served' })
  })
  const onSiteMissed = useEffectEvent(() => {
    // The reply's flags reach the page as signals; a lost connection says nothing.
    void api.access.countryblock().catch(() => undefined)
  })
  // A page rendered while the brand is closed gets no login status, so it connects as a visitor.
  const known = session.state !== 'unknown' || closed !== null
  useEffect(() => {
    if (!known) return
    let stop: (() => void) | undefined
    let left = false
    const start = async () => {
      const { follow } = await import('../player/follow-topics.ts')
      const player = playerID === undefined ? null : { queries, onSessionEnded }
      if (!left) stop = follow({ apiBaseUrl, topics, onSite, onSiteMissed, player })
    }
    const timer = setTimeout(() => void start(), playerID === undefined ? visitorConnectsAfterMs : 0)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [known, playerID, apiBaseUrl, queries, topics])
}

function useRefetchAfterRestore() {
  const queries = useQueryClient()
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      void queries.invalidateQueries({ queryKey: sessionKey })
      void queries.invalidateQueries({ queryKey: ['player'] })
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [queries])
}

/** A link that opens the login has no effect for players who are logged in. */
function useNoLoginForPlayers() {
  const { state } = useSession()
  const modals = useModals()
  useEffect(() => {
    const check = () => {
      if (state === 'player' && modals.current()?.name === 'login') modals.close()
    }
    check()
    return modals.subscribe(check)
  }, [state, modals])
}

/** Finishes a login that began on a page in another language. */
function useContinuedLogin() {
  const { state } = useSession()
  const actions = useSessionActions()
  useEffect(() => {
    if (state === 'player' && takeContinuedLogin()) void actions.checkChannel()
  }, [state, actions])
}
