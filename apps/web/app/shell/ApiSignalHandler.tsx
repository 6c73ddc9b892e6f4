import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiRefusal } from '../api/refusal.ts'
import type { Signal } from '../api/signals.ts'
import { setVisitorCountry } from '../page/consent.ts'
import { useModals } from '../page/modals.ts'
import { type Page, usePage, usePath } from '../page/page-context.ts'
import { reloadOnce } from '../page/reload-once.ts'
import { useServices } from '../page/services.tsx'
import { readStored } from '../page/storage.ts'
import { shellText } from '../page/text.ts'
import { useToasts } from '../page/toasts.tsx'
import { textIfAny, useText } from '../page/use-text.ts'
import { homePathOf, useHomePath } from '../player/home-path.ts'
import { type LoginStatus, sessionKey, useSession } from '../player/session.ts'
import { useSessionActions } from '../player/session-actions.ts'
import type { Notice } from './ServiceNotice.tsx'

const ServiceNotice = lazy(() => import('./ServiceNotice.tsx').then((module) => ({ default: module.ServiceNotice })))

/** Acts on the signals of API replies. A maintenance or country notice replaces the children. */
export function ApiSignalHandler({ children }: { children: ReactNode }) {
  const { signals } = useServices()
  const { closed, language } = usePage()
  const t = useText(shellText)
  const toasts = useToasts()
  const path = usePath()
  const home = useHomePath()
  const navigate = useNavigate()
  const modals = useModals()
  const actions = useSessionActions()
  const session = useSession()
  /** The browser's own note decides until the login status is known. */
  const loggedIn = session.state === 'player' || (session.state === 'unknown' && readStored('user') !== null)
  const [notice, setNotice] = useState(noticeAtStart(closed))
  const checkOpen = useOpenCheck({ notice, onOpen: () => setNotice(null) })

  const onSignal = useEffectEvent((signal: Signal) => {
    switch (signal.type) {
      case 'maintenance':
      case 'countryBlocked':
        modals.closeAll()
        if (notice === null) navigate(home)
        setNotice({
          kind: signal.type,
          countryCode: signal.type === 'countryBlocked' ? signal.countryCode : undefined,
        })
        return
      case 'served':
        if (notice !== null) void checkOpen()
        return
      case 'opened':
        return
      case 'ssoExpired':
        reloadOnce()
        return
      case 'sessionEnded':
        actions.sessionEnded({ ...signal, source: 'reply' })
        return
      case 'channelNotVerified':
        modals.open('oneTimeCode')
        return
      case 'verificationNeeded':
        if (signal.fromAccount && !loggedIn) {
          navigate(home)
          modals.open('login')
          return
        }
        modals.close()
        navigate(verificationPage(path, { fromAccount: signal.fromAccount }))
        return
      case 'loginNeeded':
        navigate(home)
        modals.open('login', { reason: 'realPlay' })
        return
      case 'message':
        toasts.show({
          text:
            textIfAny(language, 'shell', `errors.${signal.errorCode}`) ??
            t('errors.unknown', { code: signal.errorCode }),
          tone: 'problem',
        })
        return
    }
  })
  useEffect(() => signals.subscribe(onSignal), [signals])
  const onStart = useEffectEvent(() => void checkOpen())
  useEffect(() => onStart(), [])

  return notice ? (
    <Suspense>
      <ServiceNotice {...notice} check={checkOpen} />
    </Suspense>
  ) : (
    children
  )
}

/** Returns the call that checks whether the brand is open. Only this call decides it: some calls succeed even while the brand is closed. */
function useOpenCheck({ notice, onOpen }: { notice: Notice | null; onOpen: () => void }): () => Promise<void> {
  const { api, signals } = useServices()
  const { site } = usePage()
  const path = usePath()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const checking = useRef(false)
  return async () => {
    if (checking.current) return
    checking.current = true
    try {
      const { countryCode } = await api.access.countryblock() // refused while the brand is closed; the signal then shows the notice
      setVisitorCountry(countryCode, site.consentFirstCountries)
      if (notice === null) return
      await queries.refetchQueries({ queryKey: sessionKey }) // while the brand was closed, the page may not have learnt who is logged in
      signals.emit({ type: 'opened' })
      onOpen()
      navigate(path(homePathOf(site, queries.getQueryData<LoginStatus>(sessionKey))))
      await queries.invalidateQueries()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error // a lost connection does not mean that the brand is closed
    } finally {
      checking.current = false
    }
  }
}

function noticeAtStart(closed: Page['closed']): Notice | null {
  if (closed === null) return null
  return { kind: closed === 'maintenance' ? 'maintenance' : 'countryBlocked' }
}

/** After verification the player returns to where they were, or to their account if the catalogue says so. */
function verificationPage(path: (path: string) => string, { fromAccount }: { fromAccount: boolean }): string {
  const prevUrl = fromAccount ? path('/account') : `${location.pathname}${location.search}`
  return `${path('/account/confirmidentity')}?${new URLSearchParams({ prevUrl })}`
}
