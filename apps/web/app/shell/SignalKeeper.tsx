import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiRefusal } from '../api/refusal.ts'
import { useServices } from '../api/services.tsx'
import type { Signal } from '../api/signals.ts'
import { useSession } from '../player/session.ts'
import { useSessionActions } from '../player/session-actions.ts'
import { useModals } from './modals/modals.ts'
import { type Page, usePage, usePath } from './page-context.ts'
import type { Notice } from './ServiceNotice.tsx'

const ServiceNotice = lazy(() => import('./ServiceNotice.tsx').then((module) => ({ default: module.ServiceNotice })))

/** Acts on what replies tell the whole page; a maintenance or country notice takes the place of everything below. */
export function SignalKeeper({ children }: { children: ReactNode }) {
  const { api, signals } = useServices()
  const { site, closed } = usePage()
  const path = usePath()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const modals = useModals()
  const actions = useSessionActions()
  const session = useSession()
  const [notice, setNotice] = useState(noticeAtStart(closed))
  const asking = useRef(false)

  /** One place answers whether the brand is open, so that a call which is answered even while it is closed opens nothing. */
  const ask = async () => {
    if (asking.current) return
    asking.current = true
    try {
      await api.access.countryblock() // while it is closed, a refusal, whose signal puts up or keeps the notice
      if (notice === null) return
      setNotice(null)
      navigate(path(site.homePath.visitor))
      await queries.invalidateQueries()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error // no connection says nothing about the brand
    } finally {
      asking.current = false
    }
  }

  const onSignal = useEffectEvent((signal: Signal) => {
    switch (signal.type) {
      case 'maintenance':
      case 'countryBlocked':
        modals.close()
        setNotice({
          kind: signal.type,
          countryCode: signal.type === 'countryBlocked' ? signal.countryCode : undefined,
        })
        return
      case 'served':
        if (notice !== null) void ask()
        return
      case 'ssoExpired':
        location.reload()
        return
      case 'sessionEnded':
        actions.ended({ reason: signal.reason })
        return
      case 'channelNotVerified':
        modals.open('oneTimeCode')
        return
      case 'verificationNeeded':
        if (signal.fromAccount && session.state !== 'player') {
          navigate(path(site.homePath.visitor))
          modals.open('login')
          return
        }
        modals.close()
        navigate(verificationPage(path, { fromAccount: signal.fromAccount }))
        return
      case 'loginNeeded':
        navigate(path(site.homePath.visitor))
        modals.open('login', { reason: 'realPlay' })
        return
    }
  })
  useEffect(() => signals.subscribe(onSignal), [signals])
  const onStart = useEffectEvent(() => void ask())
  useEffect(() => onStart(), [])

  return notice ? (
    <Suspense>
      <ServiceNotice {...notice} ask={ask} />
    </Suspense>
  ) : (
    children
  )
}

function noticeAtStart(closed: Page['closed']): Notice | null {
  if (closed === null) return null
  return { kind: closed === 'maintenance' ? 'maintenance' : 'countryBlocked' }
}

/** Afterwards the player goes on where they were, or to their account where the catalogue says so. */
function verificationPage(path: (path: string) => string, { fromAccount }: { fromAccount: boolean }): string {
  const prevUrl = fromAccount ? path('/account') : `${location.pathname}${location.search}`
  return `${path('/account/confirmidentity')}?${new URLSearchParams({ prevUrl })}`
}
