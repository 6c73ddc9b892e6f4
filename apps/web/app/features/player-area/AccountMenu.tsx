import { AccountIcon, type AccountIconName } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { Avatar } from '../../player/Avatar.tsx'
import { withdrawalPage } from '../../player/cashier-pages.ts'
import { isOpenWhileRestricted } from '../../player/restricted-pages.ts'
import { useRestricted } from '../../player/session.ts'
import { useLogOut } from '../../player/use-log-out.ts'
import { MenuBalance } from './MenuBalance.tsx'
import { Popover } from './Popover.tsx'

const UnreadMark = lazy(() => import('../notices/UnreadMark.tsx').then((module) => ({ default: module.UnreadMark })))

const InboxEntry = lazy(() => import('../notices/InboxEntry.tsx').then((module) => ({ default: module.InboxEntry })))

interface Props {
  readonly nickname: string | undefined
  /** The page's own entries, above the others. */
  readonly children?: (close: () => void) => ReactNode
}

/** The player's name, balance, deposit and withdrawal, today's result with the tools to stop, the main account pages, and logout. */
export function AccountMenu({ nickname, children }: Props) {
  const t = useText(shellText)
  return (
    <Popover
      label={t('account')}
      className="account-menu"
      buttonClassName="round-button account-button"
      button={
        <>
          <Avatar />
          <Suspense>
            <UnreadMark on="button" />
          </Suspense>
        </>
      }
    >
      {({ saferPlay, close }) => (
        <>
          <p className="font-bold">{nickname}</p>
          {children?.(close)}
          <MenuBalance />
          <MoneyButtons close={close} />
          {saferPlay}
          <MenuEntries close={close} />
        </>
      )}
    </Popover>
  )
}

function MoneyButtons({ close }: { close: () => void }) {
  const t = useText(shellText)
  const path = usePath()
  const modals = useModals()
  const restricted = useRestricted()
  const deposit = () => {
    close()
    modals.open('cashier')
  }
  return (
    <div className="account-money">
      {!restricted && (
        <Button kind="primary" onClick={deposit}>
          {t('deposit')}
        </Button>
      )}
      <Link to={path(withdrawalPage)} className="button" data-kind="secondary" onClick={close}>
        {t('withdraw')}
      </Link>
    </div>
  )
}

const entries = [
  { name: 'transactions', icon: 'history', to: '/account/transactions' },
  { name: 'bonuses', icon: 'gift', to: '/account/bonus-rewards' },
  { name: 'verification', icon: 'check', to: '/account/confirmidentity' },
  { name: 'accountPages', icon: 'person', to: '/account' },
] as const satisfies readonly { name: string; icon: AccountIconName; to: string }[]

function MenuEntries({ close }: { close: () => void }) {
  const t = useText(shellText)
  const path = usePath()
  const restricted = useRestricted()
  const logOut = useLogOut()
  const open = entries.filter(({ to }) => !restricted || isOpenWhileRestricted(to))
  return (
    <ul className="menu-rows">
      <Suspense fallback={<li className="menu-row" aria-hidden="true" />}>
        <InboxEntry close={close} />
      </Suspense>
      {open.map(({ name, icon, to }) => (
        <li key={name}>
          <Link to={path(to)} className="menu-row" onClick={close}>
            <AccountIcon name={icon} />
            {t(name)}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="menu-row"
          onClick={() => {
            close()
            logOut()
          }}
        >
          <AccountIcon name="leave" />
          {t('logOut')}
        </button>
      </li>
    </ul>
  )
}
