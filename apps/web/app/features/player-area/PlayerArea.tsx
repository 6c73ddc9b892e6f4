import { Button } from '@andon/web-kit/Button'
import { Money } from '../../page/amounts/Money.tsx'
import { useModals } from '../../page/modals.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useBalance } from '../../player/balance.ts'
import { useRestricted } from '../../player/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { SaferPlayButton } from './SaferPlayButton.tsx'

/** Always visible to players: session time, balance, deposit and account menu. */
export function PlayerArea({ loginTime, nickname }: { loginTime: string | undefined; nickname: string | undefined }) {
  const t = useText(shellText)
  const modals = useModals()
  const balance = useBalance()
  const restricted = useRestricted()
  return (
    <>
      <SaferPlayButton loginTime={loginTime} />
      <output className="balance" aria-label={t('balance')} data-testid="balance">
        {balance ? <Money amount={balance.total} /> : <span className="skeleton-line w-16" />}
      </output>
      {!restricted && (
        <Button kind="primary" onClick={() => modals.open('cashier')}>
          {t('deposit')}
        </Button>
      )}
      <AccountMenu nickname={nickname} />
    </>
  )
}
