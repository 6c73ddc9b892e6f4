import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { usePage } from '../../page/page-context.ts'
import { store } from '../../page/storage.ts'
import { useSession } from '../../player/session.ts'
import { type Overview, overviewKey } from '../limits/use-limits.ts'
import { watchInstallPrompt } from './install-prompt.ts'
import { removeServiceWorker, startServiceWorker } from './start-service-worker.ts'

const KeptLimits = lazy(() => import('./KeptLimits.tsx').then((module) => ({ default: module.KeptLimits })))

/** Prepares for times without a connection, and for the site as an app. Renders nothing. */
export function OfflineSupport() {
  const { language, site } = usePage()
  useEffect(() => {
    void (site.flags.serviceWorker ? startServiceWorker({ language }) : removeServiceWorker())
  }, [site, language])
  useEffect(watchInstallPrompt, [])
  return <LimitsAsSeen />
}

/**
 * Keeps the limits that the player has on their screen, for the offline page. On a shared device they are all that can be read without a login,
 * so they are amounts and periods only, and go when the session does.
 */
function LimitsAsSeen() {
  const queries = useQueryClient()
  const { state } = useSession()
  const overview = useSyncExternalStore(
    (listener) => queries.getQueryCache().subscribe(listener),
    () => queries.getQueryData<Overview>(overviewKey),
    () => undefined,
  )
  useEffect(() => {
    if (state === 'visitor') store('limitsSeen', null)
  }, [state])
  return state === 'player' && overview ? (
    <Suspense>
      <KeptLimits overview={overview} />
    </Suspense>
  ) : null
}
