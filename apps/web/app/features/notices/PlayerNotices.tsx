import { lazy, Suspense } from 'react'
import { useSession } from '../../player/session.ts'

const NoticeToasts = lazy(() => import('./NoticeToasts.tsx').then((module) => ({ default: module.NoticeToasts })))

/** Visitors get no notices, and do not load what shows them. */
export function PlayerNotices() {
  const { state } = useSession()
  if (state !== 'player') return null
  return (
    <Suspense>
      <NoticeToasts />
    </Suspense>
  )
}
