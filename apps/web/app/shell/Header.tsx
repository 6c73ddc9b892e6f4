import { Icon } from '@andon/ui/Icon'
import { Link, NavLink } from 'react-router'
import { useText } from '../text/messages.ts'
import { useBrand } from './brand.ts'
import { HeaderPlayer } from './HeaderPlayer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { menuIcons } from './menu-icons.ts'
import { usePage, usePath } from './page-context.ts'
import { shellText } from './text.ts'

export function Header() {
  const { site } = usePage()
  const path = usePath()
  const brand = useBrand()
  const t = useText(shellText)
  return (
    <header className="site-header">
      <div className="page-width flex h-full items-center gap-3 sm:gap-6">
        <MobileMenu />
        <Link to={path(site.homePath.visitor)} className="wordmark" prefetch="intent">
          <img src={brand.wordmark} alt={t('home', { name: site.name })} width={brand.wordmarkWidth} height={40} />
        </Link>
        <nav aria-label={t('mainMenu')} className="hidden md:block">
          <ul className="flex items-center gap-1">
            {site.menu.map((entry) => (
              <li key={entry.id}>
                <NavLink to={path(entry.path)} prefetch="intent" className="menu-link">
                  <Icon name={menuIcons[entry.id]} />
                  {t(`menu.${entry.id}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <HeaderPlayer />
        </div>
      </div>
    </header>
  )
}
