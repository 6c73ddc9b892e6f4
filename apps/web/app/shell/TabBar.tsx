import type { TabEntry } from '@andon/contract/sites'
import { AccountIcon, type AccountIconName } from '@andon/web-kit/AccountIcon'
import { follow } from '@andon/web-kit/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useOpenSearch } from '../features/search/use-open-search.ts'
import { chatWindow, useChatWindow } from '../page/chat-window.ts'
import { useModals } from '../page/modals.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { useProbablyLoggedIn } from '../player/audience.ts'
import { restrictedHome } from '../player/restricted-pages.ts'
import { useRestricted, useSession } from '../player/session.ts'
import { menuIcons } from './menu-icons.ts'

/** Lazy, because visitors never need it. */
const ActivityTab = lazy(() =>
  import('../features/player-area/ActivityTab.tsx').then((module) => ({ default: module.ActivityTab })),
)

/** The main destinations at the lower edge of screens that are too narrow for the main menu. Plain links, so that they work before scripts run. */
export function TabBar() {
  const t = useText(shellText)
  const path = usePath()
  const { site } = usePage()
  const loggedIn = useProbablyLoggedIn()
  const restricted = useRestricted()
  return (
    <nav aria-label={t('tabs')} className="tab-bar">
      <ul>
        {!restricted && (site.tabs ? <BrandTabs tabs={site.tabs} /> : <GamesTab />)}
        {!restricted && !site.tabs && <SearchTab />}
        {loggedIn ? <PlayerTabs /> : <VisitorTabs />}
        {restricted && <Tab to={path('/customer-service')} icon="help" label={t('tab.help')} />}
      </ul>
    </nav>
  )
}

interface TabProps {
  readonly to: string
  readonly icon: AccountIconName
  readonly label: string
  readonly badge?: ReactNode
  /** Instead of following the link on a plain click. */
  readonly onFollow?: () => void
  /** Unless the link's own path decides; false for what is no page. */
  readonly current?: boolean
  readonly kind?: 'primary'
}

function Tab({ to, icon, label, badge, onFollow, current, kind }: TabProps) {
  const { pathname } = useLocation()
  const here = pathname === to.split(/[?#]/)[0]
  return (
    <li>
      <Link
        to={to}
        className="tab"
        data-kind={kind}
        aria-current={(current ?? here) ? (here ? 'page' : 'true') : undefined}
        onClick={onFollow && ((event) => follow(event, onFollow))}
      >
        <AccountIcon name={icon} />
        <span className="tab-label">{label}</span>
        {badge}
      </Link>
    </li>
  )
}

/** The tabs that the brand names. Of two that begin alike the longer path has the page. */
function BrandTabs({ tabs }: { tabs: readonly TabEntry[] }) {
  const t = useText(shellText)
  const path = usePath()
  const { pathname } = useLocation()
  const isAt = (start: string) => pathname === start || pathname.startsWith(`${start}/`)
  const [current] = tabs
    .filter((tab) => isAt(path(tab.path)) || (tab.id === 'casino' && isAt(path('/lobbies'))))
    .toSorted((one, other) => other.path.length - one.path.length)
  return tabs.map((tab) => (
    <Tab
      key={tab.id}
      to={path(tab.path)}
      icon={tab.id === 'live' ? 'live' : menuIcons[tab.id]}
      label={t(tab.id === 'live' ? 'tab.live' : `menu.${tab.id}`)}
      current={tab === current}
    />
  ))
}

/** The casino, for visitors and players alike, so that the tab stays the same while the session loads. A brand without one has its home page here. */
function GamesTab() {
  const { site } = usePage()
  const t = useText(shellText)
  const path = usePath()
  const { pathname } = useLocation()
  const casino = site.menu.find(({ id }) => id === 'casino')
  const games = [path(site.homePath.visitor), path('/lobbies/')]
  return (
    <Tab
      to={path(casino?.path ?? site.homePath.visitor)}
      icon={casino ? menuIcons.casino : 'home'}
      label={t(casino ? 'menu.casino' : 'tab.home')}
      current={games.some((start) => pathname.startsWith(start))}
    />
  )
}

/** Opens the search over this page. */
function SearchTab() {
  const t = useText(shellText)
  const path = usePath()
  const openSearch = useOpenSearch()
  const open = () => {
    openSearch()
    if (document.activeElement?.matches('dialog input') !== true) holdKeyboard(t('tab.search'))
  }
  return <Tab to={path('/allgames#search')} icon="search" label={t('tab.search')} onFollow={open} current={false} />
}

/**
 * Phones open their keyboard only for a focus that changes within the tap. If the search has to be fetched first, an unseen field has the focus until then; the
 * keyboard stays open when it moves on.
 */
function holdKeyboard(label: string): void {
  const held = document.createElement('input')
  held.type = 'search'
  held.tabIndex = -1
  held.className = 'keyboard-holder'
  held.setAttribute('aria-label', label)
  held.addEventListener('blur', () => held.remove())
  document.body.append(held)
  held.focus({ preventScroll: true })
}

/** Where the brand names its own first tabs, the header's button is the way to the cashier. */
function PlayerTabs() {
  const { site } = usePage()
  const t = useText(shellText)
  const path = usePath()
  const session = useSession()
  const { pathname } = useLocation()
  const restricted = useRestricted()
  const { unread } = useChatWindow()
  const [account, cashier] = [path('/account'), path('/account/cashier')]
  const onAccountPage =
    (pathname === account || pathname.startsWith(`${account}/`)) && (site.tabs !== undefined || pathname !== cashier)
  const waiting = <ActivityOutline />
  return (
    <>
      {(restricted || !site.tabs) && (
        <Tab to={restricted ? path(restrictedHome) : cashier} icon="wallet" label={t('tab.cashier')} />
      )}
      {session.state === 'player' ? (
        <Suspense fallback={waiting}>
          <ActivityTab loginTime={session.loginTime} />
        </Suspense>
      ) : (
        waiting
      )}
      <Tab to={account} icon="person" label={t('tab.me')} current={onAccountPage} badge={<Unread count={unread} />} />
    </>
  )
}

/** Keeps the place of the tab until the session is known. */
function ActivityOutline() {
  const t = useText(shellText)
  return (
    <li aria-hidden="true">
      <span className="tab">
        <AccountIcon name="timer" />
        <span className="tab-label">{t('tab.activity')}</span>
      </span>
    </li>
  )
}

/** Where the brand names its own first tabs, the menu has the help. */
function VisitorTabs() {
  const { site } = usePage()
  const t = useText(shellText)
  const path = usePath()
  const modals = useModals()
  const { present, unread } = useChatWindow()
  return (
    <>
      <Tab
        to={path('/register')}
        icon="star"
        label={t('signUp')}
        kind="primary"
        onFollow={() => modals.open('signUp')}
      />
      <Tab to="?login=true" icon="person" label={t('login')} onFollow={() => modals.open('login')} />
      {!site.tabs && (
        <Tab
          to={path('/customer-service')}
          icon="chat"
          label={t('tab.help')}
          badge={<Unread count={unread} />}
          {...(present ? { onFollow: chatWindow.open } : {})}
        />
      )}
    </>
  )
}

function Unread({ count }: { count: number }) {
  const t = useText(shellText)
  if (count === 0) return null
  return (
    <span className="tab-badge">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  )
}
