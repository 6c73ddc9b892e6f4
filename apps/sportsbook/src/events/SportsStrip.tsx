import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { SportIcon } from '../art/SportIcon.tsx'
import { Link } from '../page/Link.tsx'
import { useName, useText } from '../page/text.ts'
import { useSports } from './queries.ts'
import { eventsText } from './text.ts'

/** All sports side by side, each with how many of its matches are in play. `live`: only those that have some, for the list of matches in play. */
export function SportsStrip({ live, current = null }: { live?: boolean; current?: string | null }) {
  const t = useText(eventsText)
  const nameOf = useName()
  const sports = useSports()
  const shown = sports?.filter((sport) => !live || sport.live > 0 || sport.code === current)
  return (
    <nav className="strip" aria-label={t(live ? 'strip.live' : 'strip')}>
      <Link to={{ page: 'favourites' }} className="strip-sport strip-favourites">
        <SportsbookIcon name="star" />
        <span className="strip-name">{t('favourites.title')}</span>
      </Link>
      {live && (
        <Link to={{ page: 'live', sport: null }} className="strip-sport" current={current === null}>
          <SportsbookIcon name="live" />
          <span className="strip-name">{t('allSports')}</span>
        </Link>
      )}
      {shown?.map(({ id, code, name, live: count }) => (
        <Link
          key={id}
          to={live ? { page: 'live', sport: code } : { page: 'sport', sport: code, part: 'matches' }}
          className="strip-sport"
          current={current === code}
        >
          <SportIcon sport={code} />
          <span className="strip-name">{nameOf(name)}</span>
          {count > 0 && (
            <b className="strip-live">
              <span className="sr-only">{t('live')} </span>
              {count}
            </b>
          )}
        </Link>
      ))}
      <Link to={{ page: live ? 'multiview' : 'a-z' }} className="strip-sport">
        <SportsbookIcon name="list" />
        <span className="strip-name">{t(live ? 'multiview' : 'strip.all')}</span>
      </Link>
    </nav>
  )
}
