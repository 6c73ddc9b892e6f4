import { EmptyPage } from '../art/EmptyPage.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useName, useText } from '../page/text.ts'
import { EventList } from './EventList.tsx'
import { pagesText } from './pages-text.ts'
import { useSports, useTournaments } from './queries.ts'

/** The leagues of a country in one sport, with their matches. */
export default function CategoryPage({ sport: code, category: id }: { sport: string; category: string }) {
  const t = useText(pagesText)
  const nameOf = useName()
  const sport = useSports()?.find((one) => one.code === code)
  const categories = useTournaments(undefined)
  const category = categories?.find((one) => one.id === id)
  usePageTitle(category ? nameOf(category.name) : categories ? null : undefined)
  if (categories && !category) return <EmptyPage drawing="field" text={t('country.unknown')} />
  return (
    <>
      <h1 className="page-title">
        <SportIcon sport={code} />
        {category && nameOf(category.name)}
        {sport && (
          <Link to={{ page: 'sport', sport: code, part: 'matches' }} className="title-link">
            {nameOf(sport.name)}
          </Link>
        )}
      </h1>
      <nav className="chips" aria-label={t('leagues')}>
        {category?.tournaments.map(({ id: tournament, name }) => (
          <Link key={tournament} to={{ page: 'tournament', sport: code, tournament }} className="chip">
            {nameOf(name)}
          </Link>
        ))}
      </nav>
      <EventList filter={{ category: id }} none={t('sport.none')} />
    </>
  )
}
