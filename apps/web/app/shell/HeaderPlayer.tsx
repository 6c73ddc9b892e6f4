import { Button } from '@andon/ui/Button'
import { useBalance } from '../player/balance.ts'
import { useSession } from '../player/session.ts'
import { useText } from '../text/messages.ts'
import { Money } from '../text/Money.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { useModals } from './modals/modals.ts'
import { usePage, usePath } from './page-context.ts'
import { SessionTimer } from './SessionTimer.tsx'
import { shellText } from './text.ts'

/** The header's right side. Until the first answer it keeps the room that the hint foretells, so that nothing moves. */
export function HeaderPlayer() {
  const session = useSession()
  const { signedInHint } = usePage()
  if (session.state === 'player') return <PlayerArea loginTime={session.loginTime} nickname={session.profile?.nickname} />
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

function PlayerArea({ loginTime, nickname }: { loginTime: string | undefined; nickname: string | undefined }) {
  const t = useText(shellText)
  const modals = useModals()
  const balance = useBalance()
  return (
    <>
      <SessionTimer loginTime={loginTime} />
      <output className="balance" aria-label={t('balance')} data-testid="balance">
        {balance ? <Money amount={balance.total} /> : <span className="skeleton-line w-16" />}
      </output>
      <Button kind="primary" onClick={() => modals.open('cashier')}>
        {t('deposit')}
      </Button>
      <AccountMenu nickname={nickname} balance={balance} />
    </>
  )
}

function PlayerSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-center gap-3">
      <span className="skeleton-line hidden w-16 lg:block" />
      <span className="skeleton-line w-20" />
      <span className="skeleton-block h-11 w-24" />
      <span className="skeleton-block size-11 rounded-full" />
    </div>
  )
}
