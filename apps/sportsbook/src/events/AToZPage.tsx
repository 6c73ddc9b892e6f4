import { languages } from '@andon/contract/languages'
import { SportIcon } from '../art/SportIcon.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useServices } from '../page/services.ts'
import { useName, useText } from '../page/text.ts'
import { ListSkeleton } from './EventList.tsx'
import { pagesText } from './pages-text.ts'
import { useSports, useTournaments } from './queries.ts'

/** Every sport from A to Z with its countries and tournaments. */
export default function AToZPage() {
  const t = useText(pagesText)
  const nameOf = useName()
  const { language } = useServices()
  usePageTitle(t('a-z.title'))
  const sports = useSports()
  const categories = useTournaments(undefined)
  if (!sports || !categories) return <ListSkeleton />
  const { compare } = new Intl.Collator(languages[language].locale)
  const sorted = sports.toSorted((one, other) => compare(nameOf(one.name), nameOf(other.name)))
  return (
    <>
      <h1 className="page-title">{t('a-z.title')}</h1>
      <nav className="sport-tiles" aria-label={t('strip')}>
        {sorted.map(({ id, code, name, live }) => (
          <Link key={id} to={{ page: 'sport', sport: code, part: 'matches' }} className="strip-sport">
            <SportIcon sport={code} />
            <span className="strip-name">{nameOf(name)}</span>
            {live > 0 && (
              <b className="strip-live">
                <span className="sr-only">{t('live')} </span>
                {live}
              </b>
            )}
          </Link>
        ))}
      </nav>
      {sorted.map((sport) => (
        <section key={sport.id} className="group a-z">
          <h2 className="group-title">
            <Link to={{ page: 'sport', sport: sport.code, part: 'matches' }} className="group-link">
              <SportIcon sport={sport.code} />
              {nameOf(sport.name)}{' '}
              <small>{t(sport.events === 1 ? 'events.one' : 'events', { count: sport.events })}</small>
            </Link>
            <FavouriteButton kind="sports" id={sport.id} name={nameOf(sport.name)} />
          </h2>
          {categories
            .filter((category) => category.sport === sport.id)
            .map((category) => (
              <Country key={category.id} sport={sport.code} category={category} />
            ))}
        </section>
      ))}
    </>
  )
}

type Category = NonNullable<ReturnType<typeof useTournaments>>[number]

/** The leagues of a country under its name. */
function Country({ sport, category }: { sport: string; category: Category }) {
  const t = useText(pagesText)
  const nameOf = useName()
  return (
    <>
      <h3 className="country">
        <Link to={{ page: 'category', sport, category: category.id }}>{nameOf(category.name)}</Link>
      </h3>
      <ul className="leagues">
        {category.tournaments.map(({ id, name, events, live }) => (
          <li key={id}>
            <Link to={{ page: 'tournament', sport, tournament: id }} className="league">
              <span>{nameOf(name)}</span>
              {live > 0 && <em>{t('liveEvents', { count: live })}</em>}
              <small>{events}</small>
            </Link>
            <FavouriteButton kind="tournaments" id={id} name={nameOf(name)} />
          </li>
        ))}
      </ul>
    </>
  )
}
