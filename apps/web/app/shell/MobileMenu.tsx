import { Icon } from '@andon/ui/Icon'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useText } from '../text/messages.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { menuIcons } from './menu-icons.ts'
import { usePage, usePath } from './page-context.ts'
import { shellText } from './text.ts'

/** The menu on narrow screens: a popover, so that the browser opens and closes it even before any script runs. */
export function MobileMenu() {
  const { site } = usePage()
  const path = usePath()
  const t = useText(shellText)
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    if (key) panel.current?.hidePopover() // another place, whichever: the menu has done its work
  }, [key])

  return (
    <div className="md:hidden">
      <button type="button" className="round-button" popoverTarget="mobile-menu" aria-label={t('openMenu')}>
        <Icon name="menu" />
      </button>
      <div id="mobile-menu" ref={panel} popover="auto" className="mobile-menu">
        <nav aria-label={t('mainMenu')}>
          <ul className="grid gap-1">
            {site.menu.map((entry) => (
              <li key={entry.id}>
                <NavLink to={path(entry.path)} className="menu-row">
                  <Icon name={menuIcons[entry.id]} />
                  {t(`menu.${entry.id}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks />
      </div>
    </div>
  )
}
