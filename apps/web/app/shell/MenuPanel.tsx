import { Icon } from '@andon/ui/Icon'
import { lazy, type PointerEvent, Suspense, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useChatWindow } from '../page/chat-window.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { menuIcons } from './menu-icons.ts'

const ChatEntry = lazy(() => import('./ChatEntry.tsx').then((module) => ({ default: module.ChatEntry })))
const InstallEntry = lazy(() =>
  import('../features/offline/InstallEntry.tsx').then((module) => ({ default: module.InstallEntry })),
)

/** With these attributes the browser opens and closes the panel even before scripts run. */
const opens = { command: 'show-modal', commandfor: 'main-menu' }
const closes = { command: 'close', commandfor: 'main-menu' }

/** Older browsers need the script. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/** The menu button and its panel: a native modal dialog, so the browser traps the focus, closes on Escape and restores the focus. */
export function MenuPanel() {
  const { site } = usePage()
  const t = useText(shellText)
  const panel = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const unread = useUnreadInMenu()

  useEffect(() => {
    if (key) panel.current?.close() // closes after any navigation
  }, [key])

  const open = () => {
    if (!knowsCommands()) panel.current?.showModal()
  }
  const close = () => panel.current?.close()
  const closeBeside = (event: PointerEvent) => {
    if (event.target === panel.current) close()
  }
  return (
    <div className="menu-button" data-shown={site.menuButton}>
      <button
        type="button"
        className="round-button"
        aria-label={[t('openMenu'), ...(unread > 0 ? [t('unread', { count: unread })] : [])].join(' · ')}
        aria-haspopup="dialog"
        onClick={open}
        {...opens}
      >
        <Icon name="menu" />
        {unread > 0 && <span className="menu-mark" />}
      </button>
      <dialog id="main-menu" ref={panel} className="menu-panel" aria-label={t('menu')} onPointerDown={closeBeside}>
        <div className="menu-panel-body">
          <button type="button" className="round-button" aria-label={t('close')} onClick={close} {...closes}>
            <Icon name="cross" />
          </button>
          <nav aria-label={t('menu')}>
            <MenuEntries />
            <Suspense>
              <ChatEntry close={close} />
              <InstallEntry />
            </Suspense>
          </nav>
          <LanguageLinks inside="menu" />
        </div>
      </dialog>
    </div>
  )
}

/** Unread answers of the chat, where the brand's own tabs leave no room for it. */
function useUnreadInMenu(): number {
  const { site } = usePage()
  const { unread } = useChatWindow()
  return site.tabs ? unread : 0
}

function MenuEntries() {
  const { site } = usePage()
  const menu = useMenuEntries(site.menu)
  const moreMenu = useMenuEntries(site.moreMenu)
  const t = useText(shellText)
  const path = usePath()
  const more = moreMenu.filter(({ id }) => !menu.some((entry) => entry.id === id))
  return [menu, more].map((entries) => (
    <ul key={entries === menu ? 'main' : 'more'} className="menu-rows">
      {entries.map((entry) => (
        <li key={entry.id}>
          <NavLink to={path(entry.path)} end className="menu-row">
            <Icon name={menuIcons[entry.id]} />
            {t(`menu.${entry.id}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  ))
}
