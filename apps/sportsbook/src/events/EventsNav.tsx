import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { SportIcon } from '../art/SportIcon.tsx'
import { dayOf } from '../page/days.ts'
import { Link } from '../page/Link.tsx'
import type { Route } from '../page/route.ts'
import { useName, useText } from '../page/text.ts'
import { useZone } from '../page/time-zone.ts'
import { useSports } from './queries.ts'
import { eventsText } from './text.ts'

/** The sports in the order of the bookmaker, beside the page on wide screens, and what a player has marked. */
export function EventsNav({ route }: { route: Route }) {
  const t = useText(eventsText)
  const nameOf = useName()
  const sports = useSports() ?? []
  const current = 'sport' in route ? route.sport : null
  return (
    <nav className="sports-nav" aria-label={t('sports')}>
      <ul>
        <li>
          <Link to={{ page: 'favourites' }} current={route.page === 'favourites'}>
            <SportsbookIcon name="star" />
            <span>{t('favourites.title')}</span>
          </Link>
        </li>
        <li>
          <Link to={{ page: 'specials' }} current={route.page === 'specials'}>
            <SportsbookIcon name="boost" />
            <span>{t('specials')}</span>
          </Link>
        </li>
        <li>
          <Link to={{ page: 'day', day: dayOf(Date.now(), useZone()), sport: null, results: true }}>
            <SportsbookIcon name="calendar" />
            <span>{t('results')}</span>
          </Link>
        </li>
      </ul>
      <h2 className="nav-title">{t('sports')}</h2>
      <ul>
        {sports.map(({ id, code, name, events, live }) => (
          <li key={id}>
            <Link to={{ page: 'sport', sport: code, part: 'matches' }} current={current === code}>
              <SportIcon sport={code} />
              <span>{nameOf(name)}</span>
              {live > 0 && <em>{t('liveEvents', { count: live })}</em>}
              <small>{events}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
