import { follow } from '@andon/web-kit/Button'
import { Icon } from '@andon/web-kit/Icon'
import { Link, NavLink, useLocation } from 'react-router'
import { HeaderPlayer } from '../features/player-area/HeaderPlayer.tsx'
import { useOpenSearch } from '../features/search/use-open-search.ts'
import { useBrand } from '../page/brand.ts'
import { usePage, usePath } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { useHomePath } from '../player/home-path.ts'
import { useRestricted } from '../player/session.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { menuIcons } from './menu-icons.ts'
import { OtherLanguages } from './OtherLanguages.tsx'

/** Longer menus have no icons. */
const mostWithIcons = 5

export function Header() {
  const { site } = usePage()
  const brand = useBrand()
  const home = useHomePath()
  const t = useText(shellText)
  const restricted = useRestricted()
  return (
    <header className="site-header" data-menu={site.menu.length > mostWithIcons ? 'long' : 'short'}>
      <div className="page-width flex h-full items-center gap-1.5 sm:gap-3">
        <MenuPanel />
        <Link to={home} className="wordmark" prefetch="intent">
          <img src={brand.wordmark} alt={t('home', { name: site.name })} width={brand.wordmarkWidth} height={40} />
        </Link>
        <MainMenu />
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          {!restricted && <SearchLink />}
          <OtherLanguages />
          <HeaderPlayer />
        </div>
      </div>
    </header>
  )
}

/** Beside the main menu; on narrow screens only if the brand's tab bar has no search, and not above the search of the sportsbook. */
function SearchLink() {
  const { site } = usePage()
  const t = useText(shellText)
  const path = usePath()
  const open = useOpenSearch()
  const { pathname } = useLocation()
  const inSportsbook = ['/sports', '/special-bet'].some((start) => pathname.startsWith(path(start)))
  return (
    <a
      href={path('/allgames#search')}
      className="round-button search-button"
      data-shown={site.tabs && !inSportsbook ? 'always' : 'wide'}
      aria-label={t('tab.search')}
      onClick={(event) => follow(event, open)}
    >
      <Icon name="search" />
    </a>
  )
}

function MainMenu() {
  const menu = useMenuEntries(usePage().site.menu)
  const path = usePath()
  const t = useText(shellText)
  return (
    <nav aria-label={t('mainMenu')} className="main-menu">
      <ul>
        {menu.map((entry) => (
          <li key={entry.id}>
            <NavLink to={path(entry.path)} end prefetch="intent" className="menu-link">
              <Icon name={menuIcons[entry.id]} />
              {t(`menu.${entry.id}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
