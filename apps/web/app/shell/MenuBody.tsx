import { Icon } from '@andon/web-kit/Icon'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { usePage, usePath } from '../page/page-context.ts'
import { late } from '../page/preloadable.tsx'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { menuIcons } from './menu-icons.ts'

const ChatEntry = lazy(() => import('./ChatEntry.tsx').then((module) => ({ default: module.ChatEntry })))
const MenuExtras = late(
  lazy(() => import('../features/missions/MenuExtras.tsx').then((module) => ({ default: module.MenuExtras }))),
)

/** The content of the menu's panel below its close button. */
export function MenuBody({ close }: { close: () => void }) {
  const t = useText(shellText)
  return (
    <>
      <nav aria-label={t('menu')}>
        <MenuEntries />
        <Suspense>
          <ChatEntry close={close} />
        </Suspense>
        <MenuExtras />
      </nav>
      <LanguageLinks inside="menu" />
    </>
  )
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
