import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { usePage } from '../../page/page-context.ts'
import { useSession } from '../../player/session.ts'

const WaitingNotice = lazy(() => import('./WaitingNotice.tsx').then((module) => ({ default: module.WaitingNotice })))

/** On home pages and lobbies, where players look for what to do next. */
export function WaitingRounds() {
  const session = useSession()
  const { site, language } = usePage()
  const path = useLocation().pathname.slice(language.length + 1)
  const isHome = path.startsWith('/lobbies/') || path === site.homePath.player || path === site.homePath.visitor
  if (session.state !== 'player' || session.restricted || !isHome) return null
  return (
    <Suspense>
      <WaitingNotice />
    </Suspense>
  )
}
