import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { sessionKey, useSession } from '../player/session.ts'
import { useSessionActions } from '../player/session-actions.ts'
import { readStored, store } from '../player/storage.ts'
import { useModals } from './modals/modals.ts'
import { usePage } from './page-context.ts'

const PolicyKeeper = lazy(() =>
  import('../features/policies/PolicyKeeper.tsx').then((module) => ({ default: module.PolicyKeeper })),
)

/**
 * Keeps this tab's idea of who is logged in true: other tabs tell by the `user` key of the local storage, the server by its replies and
 * over the realtime line. Shows nothing but policies that a player has still to accept.
 */
export function SessionKeeper() {
  useAgreementBetweenTabs()
  useRealtime()
  useFreshnessAfterSleep()
  useNoLoginForPlayers()
  return (
    <Suspense>
      <PolicyKeeper />
    </Suspense>
  )
}

function useAgreementBetweenTabs() {
  const session = useSession()
  const actions = useSessionActions()
  const onUserKey = useEffectEvent((event: StorageEvent) => {
    if (event.key !== 'user' && event.key !== null) return
    if (session.state === 'player' && readStored('user') === null)
      actions.ended({ reason: 'LOGGED_OUT', elsewhere: true })
    if (session.state !== 'player' && event.newValue === 'true') void actions.arrived({ elsewhere: true })
  })
  useEffect(() => {
    addEventListener('storage', onUserKey)
    return () => removeEventListener('storage', onUserKey)
  }, [])
  useEffect(() => {
    if (session.state === 'player' && readStored('user') !== 'true') store('user', 'true')
    if (session.state === 'visitor' && readStored('user') !== null) store('user', null)
  }, [session.state])
}

function useRealtime() {
  const { apiBaseUrl } = usePage()
  const queries = useQueryClient()
  const actions = useSessionActions()
  const session = useSession()
  const playerID = session.state === 'player' ? session.profile?.playerID : undefined
  const onSessionEnded = useEffectEvent((reason: 'LOGGED_OUT' | 'ACCOUNT_LOCKED' | string) => {
    actions.ended({
      reason: reason === 'LOGGED_OUT' || reason === 'ACCOUNT_LOCKED' ? reason : 'loggedout_session_timeout',
    })
  })
  useEffect(() => {
    if (playerID === undefined) return
    let stop: (() => void) | undefined
    let left = false
    void import('../realtime/follow-player.ts').then(({ followPlayer }) => {
      if (!left) stop = followPlayer({ apiBaseUrl, queries, onSessionEnded })
    })
    return () => {
      left = true
      stop?.()
    }
  }, [playerID, apiBaseUrl, queries])
}

function useFreshnessAfterSleep() {
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

/** A link that asks for a login means nothing to somebody who is in already. */
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
