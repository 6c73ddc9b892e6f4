import { Icon } from '@andon/ui/Icon'
import { lazy, Suspense, useId, useRef, useState } from 'react'
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

const SaferPlayPanel = lazy(() =>
  import('../limits/SaferPlayPanel.tsx').then((module) => ({ default: module.SaferPlayPanel })),
)

/** The player's own corner: who, how much, what today has cost, deposit, a break, leave. A native popover: closes by Escape or by a tap beside it. */
export function AccountMenu({ nickname }: { nickname: string | undefined }) {
  const t = useText(shellText)
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const modals = useModals()
  const path = usePath()
  const restricted = useRestricted()
  const actions = useSessionActions()
  const toasts = useToasts()
  const [open, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()

  const logOut = () => {
    close()
    actions.logOut().catch(() => toasts.show({ text: t('logOutFailed'), tone: 'problem' }))
  }

  return (
    <>
      <button type="button" className="round-button" popoverTarget={id} aria-label={t('account')}>
        <Avatar />
      </button>
      <section
        id={id}
        ref={panel}
        popover="auto"
        className="account-menu"
        aria-label={t('account')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <p className="font-bold">{nickname}</p>
        <MenuBalance />
        {open && (
          <Suspense>
            <SaferPlayPanel restricted={restricted} close={close} />
          </Suspense>
        )}
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
      </section>
    </>
  )
}
