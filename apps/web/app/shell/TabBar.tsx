import { AccountIcon, type AccountIconName } from '@andon/ui/AccountIcon'
import { follow } from '@andon/ui/Button'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { chatWindow, useChatWindow } from '../page/chat-window.ts'
import { useModals } from '../page/modals.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { useProbablyLoggedIn } from '../player/audience.ts'
import { restrictedHome } from '../player/restricted-pages.ts'
import { useRestricted, useSession } from '../player/session.ts'
import { menuIcons } from './menu-icons.ts'
import { menuSize } from './menu-size.ts'

/** Lazy, because visitors never need it. */
const ActivityTab = lazy(() =>
  import('../features/player-area/ActivityTab.tsx').then((module) => ({ default: module.ActivityTab })),
)

/** The main destinations at the lower edge of screens that are too narrow for the main menu. Plain links, so that they work before scripts run. */
export function TabBar() {
  const { site } = usePage()
  const t = useText(shellText)
  const path = usePath()
  const loggedIn = useProbablyLoggedIn()
  const restricted = useRestricted()
  return (
    <nav aria-label={t('tabs')} className="tab-bar" data-menu={menuSize(site)}>
      <ul>
        {!restricted && <GamesTab />}
        {!restricted && <SearchTab />}
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
  /** Unless the link's own path decides. */
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

/** The focus goes to the page's search field, or to that of all games. */
function SearchTab() {
  const t = useText(shellText)
  const path = usePath()
  const navigate = useNavigate()
  const { hash, key } = useLocation()
  useEffect(() => {
    return hash === '#search' && key ? focusSearchField() : undefined // the key changes with each navigation
  }, [hash, key])
  const to = path('/allgames#search')
  const search = () => {
    const field = searchField()
    if (field) return focusAgain(field)
    holdKeyboard(t('tab.search'))
    void navigate(to)
  }
  return <Tab to={to} icon="search" label={t('tab.search')} onFollow={search} />
}

/** Phones open their keyboard only for a focus that changes within the tap: a field that already has it, after the keyboard was closed, must lose it first. */
function focusAgain(field: HTMLElement): void {
  field.blur()
  field.focus()
}

/**
 * The search field is on another page, and a focus after the tap opens no keyboard. An unseen field has the focus until then; the keyboard stays open when it
 * moves on.
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

/** Now, or once its code has been loaded, unless the player leaves the page before. */
function focusSearchField(): () => void {
  const observer = new MutationObserver(focus)
  function focus() {
    const field = searchField()
    field?.focus()
    if (field) observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}

const searchField = () => document.querySelector<HTMLInputElement>('main search input')

function PlayerTabs() {
  const t = useText(shellText)
  const path = usePath()
  const session = useSession()
  const { pathname } = useLocation()
  const restricted = useRestricted()
  const { unread } = useChatWindow()
  const [account, cashier] = [path('/account'), path('/account/cashier')]
  const onAccountPage = (pathname === account || pathname.startsWith(`${account}/`)) && pathname !== cashier
  const waiting = <ActivityOutline />
  return (
    <>
      <Tab to={restricted ? path(restrictedHome) : cashier} icon="wallet" label={t('tab.cashier')} />
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

function VisitorTabs() {
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
      <Tab
        to={path('/customer-service')}
        icon="chat"
        label={t('tab.help')}
        badge={<Unread count={unread} />}
        {...(present ? { onFollow: chatWindow.open } : {})}
      />
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
