import { Icon } from '@andon/ui/Icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { Avatar } from '../../player/Avatar.tsx'
import { restrictedHome } from '../../player/restricted-pages.ts'
import { useRestricted } from '../../player/session.ts'
import { useSessionActions } from '../../player/session-actions.ts'
import { MenuBalance } from './MenuBalance.tsx'
import { Popover } from './Popover.tsx'

interface Props {
  readonly nickname: string | undefined
  /** The page's own entries, above the others. */
  readonly children?: (close: () => void) => ReactNode
}

/** The player's name, balance, today's result, deposit, account and logout. */
export function AccountMenu({ nickname, children }: Props) {
  const t = useText(shellText)
  return (
    <Popover label={t('account')} className="account-menu" buttonClassName="round-button" button={<Avatar />}>
      {({ saferPlay, close }) => (
        <>
          <p className="font-bold">{nickname}</p>
          {children?.(close)}
          <MenuBalance />
          {saferPlay}
          <MenuEntries close={close} />
        </>
      )}
    </Popover>
  )
}

function MenuEntries({ close }: { close: () => void }) {
  const t = useText(shellText)
  const modals = useModals()
  const path = usePath()
  const restricted = useRestricted()
  const actions = useSessionActions()
  const toasts = useToasts()

  const logOut = () => {
    close()
    actions.logOut().catch(() => toasts.show({ text: t('logOutFailed'), tone: 'problem' }))
  }
  return (
    <ul className="grid gap-1">
      {!restricted && (
        <li>
          <button
            type="button"
            className="menu-row"
            onClick={() => {
              close()
              modals.open('cashier')
            }}
          >
            <Icon name="wallet" />
            {t('deposit')}
          </button>
        </li>
      )}
      <li>
        <Link to={path(restricted ? restrictedHome : '/account/profile')} className="menu-row" onClick={close}>
          <Icon name="person" />
          {t('accountPages')}
        </Link>
      </li>
      <li>
        <button type="button" className="menu-row" onClick={logOut}>
          <Icon name="leave" />
          {t('logOut')}
        </button>
      </li>
    </ul>
  )
}
