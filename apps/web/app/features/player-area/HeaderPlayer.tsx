import { Button } from '@andon/web-kit/Button'
import { lazy, Suspense } from 'react'
import { useModals } from '../../page/modals.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'

/** Lazy, because visitors never need it. */
const PlayerArea = lazy(() => import('./PlayerArea.tsx').then((module) => ({ default: module.PlayerArea })))

/** The right side of the header. Until the login status is known, a skeleton of the likely size keeps the layout stable. */
export function HeaderPlayer() {
  const session = useSession()
  const { signedInHint } = usePage()
  if (session.state === 'player')
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        <PlayerArea loginTime={session.loginTime} nickname={session.profile?.nickname} />
      </Suspense>
    )
  if (session.state === 'unknown' && signedInHint) return <PlayerSkeleton />
  return <VisitorArea />
}

function VisitorArea() {
  const t = useText(shellText)
  const path = usePath()
  const modals = useModals()
  return (
    <>
      <Button kind="quiet" href="?login=true" onFollow={() => modals.open('login')}>
        {t('login')}
      </Button>
      <Button kind="primary" href={path('/register')} onFollow={() => modals.open('signUp')}>
        {t('signUp')}
      </Button>
    </>
  )
}

function PlayerSkeleton() {
  return (
    <>
      <span className="skeleton-line hidden w-16 lg:block" />
      <span className="skeleton-line w-12 sm:w-20" />
      <span className="skeleton-block h-11 w-14 sm:w-24" />
      <span className="skeleton-block account-button size-11 rounded-full" />
    </>
  )
}
