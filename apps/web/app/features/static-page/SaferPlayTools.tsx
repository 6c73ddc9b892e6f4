import { Button } from '@andon/web-kit/Button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { useSessionActions } from '../../player/session-actions.ts'
import { SessionTimer } from '../player-area/SessionTimer.tsx'
import { staticPageText } from './text.ts'

const SaferPlayPanel = lazy(() =>
  import('../limits/SaferPlayPanel.tsx').then((module) => ({ default: module.SaferPlayPanel })),
)

/** Immediate help: the session time, logout, and contacts. */
export function SaferPlayTools() {
  const t = useText(staticPageText)
  const path = usePath()
  return (
    <section className="safer-tools" aria-labelledby="tools-now">
      <h2 id="tools-now" className="heading-3">
        {t('tools.title')}
      </h2>
      <CurrentSession />
      <PlayersTools />
      <div className="flex flex-wrap gap-3">
        <LogOut />
        <a href="#help-japan" className="button" data-kind="secondary">
          {t('tools.help')}
        </a>
        <Link to={path('/customer-service#contact')} className="button" data-kind="secondary">
          {t('tools.contact')}
        </Link>
      </div>
    </section>
  )
}

function CurrentSession() {
  const t = useText(staticPageText)
  const session = useSession()
  if (session.state !== 'player')
    return <p className="min-h-8.5">{session.state === 'visitor' ? t('tools.visitor') : '\u00a0'}</p>
  return (
    <p>
      <span aria-hidden="true">{t('tools.time')} </span>
      <SessionTimer loginTime={session.loginTime} />
    </p>
  )
}

/** Today's result and the tools to stop, for players. */
function PlayersTools() {
  const session = useSession()
  const { signedInHint } = usePage()
  if (session.state === 'visitor' || (session.state === 'unknown' && !signedInHint)) return null
  return (
    <div className="safer-tools-room">
      {session.state === 'player' && (
        <Suspense>
          <SaferPlayPanel restricted={session.restricted} close={stay} />
        </Suspense>
      )}
    </div>
  )
}

const stay = () => {}

function LogOut() {
  const t = useText(shellText)
  const session = useSession()
  const actions = useSessionActions()
  const toasts = useToasts()
  const [leaving, setLeaving] = useState(false)
  if (session.state !== 'player') return null
  const logOut = () => {
    setLeaving(true)
    actions
      .logOut()
      .catch(() => toasts.show({ text: t('logOutFailed'), tone: 'problem' }))
      .finally(() => setLeaving(false))
  }
  return (
    <Button onClick={logOut} busy={leaving}>
      {t('logOut')}
    </Button>
  )
}
