import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey } from '../../player/session.ts'
import { useSessionActions } from '../../player/session-actions.ts'
import { IdleDialog } from './IdleDialog.tsx'
import { isAboutToEnd } from './idle.ts'
import { useQuietTime } from './use-quiet-time.ts'

const checkEveryMs = 5_000

/** Asks inactive players whether they are still there, before the server logs them out. */
export function IdleWarning() {
  const api = useApi()
  const actions = useSessionActions()
  const quietTime = useQuietTime()
  const [asking, setAsking] = useState(false)
  const { data } = useQuery({
    queryKey: playerKey('rules'),
    queryFn: () => api.profile.getJurisdictionRulesForUser(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const idleTimeoutMinutes = data?.rules.idleTimeoutMinutes

  const check = useEffectEvent(() => {
    if (idleTimeoutMinutes !== undefined && isAboutToEnd({ quietMs: quietTime(), idleTimeoutMinutes })) setAsking(true)
  })
  useEffect(() => {
    const timer = setInterval(() => check(), checkEveryMs)
    return () => clearInterval(timer)
  }, [])

  // Any call counts as activity. If the connection is lost, the next check asks again.
  const stay = () => {
    setAsking(false)
    void api.identity.status().catch(() => undefined)
  }
  return (
    asking && (
      <Suspense>
        <IdleDialog onStay={stay} onLeave={() => void actions.logOut().catch(() => undefined)} />
      </Suspense>
    )
  )
}
