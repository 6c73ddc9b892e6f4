import { Icon, type IconName } from '@andon/ui/Icon'
import { Skeleton } from '@andon/ui/Skeleton'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router'
import { accountText } from '../features/account/text.ts'
import { ReviewNotice } from '../features/limits/ReviewNotice.tsx'
import { useModals } from '../page/modals.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { useText } from '../page/use-text.ts'
import { isAccountPageOpenWhileRestricted } from '../player/restricted-pages.ts'
import { rememberReturnPath } from '../player/return-path.ts'
import { useRestricted, useSession } from '../player/session.ts'

/** The account pages beside their menu. Visitors are sent home, log in there and come back. */
export default function AccountLayout() {
  const { state } = useSession()
  useVisitorsLogInFirst()
  return (
    <div className="page-width section account">
      <AccountNavigation />
      <div className="account-page">
        {state === 'player' ? (
          <>
            <ReviewNotice />
            <Outlet />
          </>
        ) : (
          <Skeleton lines={8} />
        )}
      </div>
    </div>
  )
}

const pages = [
  { name: 'profile', icon: 'person' },
  { name: 'cashier', icon: 'wallet' },
  { name: 'transactions', icon: 'moneyIn' },
  { name: 'bonus-rewards', icon: 'gift' },
  { name: 'bet-history', icon: 'reels' },
  { name: 'legacy-bet-history', icon: 'history' },
  { name: 'limits', icon: 'shield' },
  { name: 'picture', icon: 'timer' },
  { name: 'password', icon: 'key' },
  { name: 'security', icon: 'shield' },
  { name: 'confirmidentity', icon: 'check' },
  { name: 'sessions', icon: 'timer' },
  { name: 'preferences', icon: 'info' },
  { name: 'policies', icon: 'list' },
] as const satisfies readonly { name: string; icon: IconName }[]

function AccountNavigation() {
  const t = useText(accountText)
  const path = usePath()
  const restricted = useRestricted()
  const open = restricted ? pages.filter(({ name }) => isAccountPageOpenWhileRestricted(name)) : pages
  return (
    <nav aria-label={t('navigation')} className="account-navigation">
      <ul ref={useCurrentInSight()}>
        {open.map(({ name, icon }) => (
          <li key={name}>
            <NavLink to={path(`/account/${name}`)} className="account-link">
              <Icon name={icon} />
              {t(`page.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where the menu is a scrolling row, centres the current page. */
function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>(`[href="${pathname}"]`)?.parentElement
    if (!row || !current) return
    const centre = () => {
      row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.clientWidth) / 2
    }
    const turned = new ResizeObserver(centre) // a phone may be rotated
    turned.observe(row)
    return () => turned.disconnect()
  }, [pathname])
  return list
}

function useVisitorsLogInFirst(): void {
  const { state } = useSession()
  const { site, language } = usePage()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const modals = useModals()
  const wasPlayer = useRef(false)
  useEffect(() => {
    if (state === 'player') wasPlayer.current = true
    if (state !== 'visitor' || wasPlayer.current) return // a logout goes home by itself
    rememberReturnPath(`${pathname.slice(language.length + 1)}${search}`)
    navigate(`/${language}${site.homePath.visitor}`, { replace: true })
    modals.open('login')
  }, [state, pathname, search, language, site, navigate, modals])
}
