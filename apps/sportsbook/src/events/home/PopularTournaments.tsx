import { SportIcon } from '../../art/SportIcon.tsx'
import { Link } from '../../page/Link.tsx'
import { useName, useText } from '../../page/text.ts'
import { pagesText } from '../pages-text.ts'
import { useSports, useTournaments } from '../queries.ts'

const mostShown = 9

/** The tournaments with most matches in play, then with most matches. */
export function PopularTournaments() {
  const t = useText(pagesText)
  const nameOf = useName()
  const sports = useSports()
  const categories = useTournaments(undefined)
  const popular = (categories ?? [])
    .flatMap((category) => category.tournaments.map((tournament) => ({ ...tournament, category })))
    .sort((one, other) => other.live - one.live || other.events - one.events)
    .slice(0, mostShown)
  if (popular.length === 0) return null
  return (
    <nav aria-labelledby="popular">
      <h2 className="section-title" id="popular">
        {t('popular')}
      </h2>
      <ul className="popular">
        {popular.map(({ id, name, events, live, category }) => {
          const code = sports?.find((sport) => sport.id === category.sport)?.code
          return (
            code && (
              <li key={id}>
                <Link to={{ page: 'tournament', sport: code, tournament: id }} className="popular-league">
                  <SportIcon sport={code} />
                  <span>
                    <b>{nameOf(name)}</b>
                    <small>{nameOf(category.name)}</small>
                  </span>
                  {live > 0 ? <em>{t('liveEvents', { count: live })}</em> : <small>{events}</small>}
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
