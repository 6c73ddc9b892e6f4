import { Icon } from '@andon/web-kit/Icon'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { AccountNavigation } from '../features/account/AccountNavigation.tsx'
import { accountText } from '../features/account/text.ts'
import { ReviewNotice } from '../features/limits/ReviewNotice.tsx'
import { useModals } from '../page/modals.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { useText } from '../page/use-text.ts'
import { rememberReturnPath } from '../player/return-path.ts'
import { useSession } from '../player/session.ts'

/** The account pages beside their menu. Visitors are sent home, log in there and come back. */
export default function AccountLayout() {
  const { state } = useSession()
  useVisitorsLogInFirst()
  return (
    <div className="page-width section account">
      <AccountNavigation place="side" />
      <div className="account-page">
        {state === 'player' ? (
          <>
            <BackToAccount />
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

/** On phones each page leads back to the account's own page, which lists all of them. */
function BackToAccount() {
  const t = useText(accountText)
  const path = usePath()
  const { pathname } = useLocation()
  if (pathname === path('/account')) return null
  return (
    <Link to={path('/account')} className="account-back">
      <Icon name="back" />
      {t('home')}
    </Link>
  )
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
