import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '../api/services.tsx'
import type { Signal } from '../api/signals.ts'
import { useSession } from '../player/session.ts'
import { useSessionActions } from '../player/session-actions.ts'
import { useModals } from './modals/modals.ts'
import { usePage, usePath } from './page-context.ts'

const ServiceNotice = lazy(() => import('./ServiceNotice.tsx').then((module) => ({ default: module.ServiceNotice })))

type Notice =
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'countryBlocked'; readonly countryCode: string | undefined }

/** Acts on what replies tell the whole page; a maintenance or country notice takes the place of everything below. */
export function SignalKeeper({ children }: { children: ReactNode }) {
  const { api, signals } = useServices()
  const { site } = usePage()
  const path = usePath()
  const navigate = useNavigate()
  const modals = useModals()
  const actions = useSessionActions()
  const session = useSession()
  const [notice, setNotice] = useState<Notice | null>(null)

  const onSignal = useEffectEvent((signal: Signal) => {
    switch (signal.type) {
      case 'maintenance':
      case 'countryBlocked':
        modals.close()
        setNotice(
          signal.type === 'maintenance'
            ? { kind: signal.type }
            : { kind: signal.type, countryCode: signal.countryCode },
        )
        return
      case 'served':
        if (notice === null) return
        setNotice(null)
        navigate(path(site.homePath.visitor))
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
  useEffect(() => {
    // The reply's flags do the work; one that fails says nothing about the country, and every later call is checked by the server.
    void api.access.countryblock().catch(() => undefined)
  }, [api])

  return notice ? (
    <Suspense>
      <ServiceNotice {...notice} />
    </Suspense>
  ) : (
    children
  )
}

/** Afterwards the player goes on where they were, or to their account where the catalogue says so. */
function verificationPage(path: (path: string) => string, { fromAccount }: { fromAccount: boolean }): string {
  const prevUrl = fromAccount ? path('/account') : `${location.pathname}${location.search}`
  return `${path('/account/confirmidentity')}?${new URLSearchParams({ prevUrl })}`
}
