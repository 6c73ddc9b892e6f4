import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { NavLink } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useRestricted } from '../../player/session.ts'
import { UnreadMark } from '../notices/UnreadMark.tsx'
import { openGroups } from './account-pages.ts'
import { accountText } from './text.ts'

/** The account's pages in groups: beside every page on wide screens, and on phones the list of the account's own page. */
export function AccountNavigation({ place }: { place: 'side' | 'list' }) {
  const t = useText(accountText)
  const path = usePath()
  const restricted = useRestricted()
  return (
    <nav aria-label={t('navigation')} className="account-navigation" data-place={place}>
      {place === 'side' && (
        <NavLink to={path('/account')} end className="account-link">
          <AccountIcon name="home" />
          {t('home')}
        </NavLink>
      )}
      {openGroups({ restricted }).map(({ group, pages }) => (
        <section key={group} aria-labelledby={`account-${place}-${group}`}>
          <h2 id={`account-${place}-${group}`} className="account-group">
            {t(`group.${group}`)}
          </h2>
          <ul>
            {pages.map(({ name, icon, to }) => (
              <li key={name}>
                <NavLink to={path(to)} className="account-link">
                  <AccountIcon name={icon} />
                  {t(`page.${name}`)}
                  {name === 'inbox' && <UnreadMark on="row" />}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
