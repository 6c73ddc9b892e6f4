import { useQuery } from '@tanstack/react-query'
import { Link } from '../frame/Link.tsx'
import { goTo } from '../frame/route.ts'
import { useName, useText } from '../frame/text.ts'
import { GroupedEvents, ListSkeleton } from './EventList.tsx'
import { useSports, useTournaments } from './queries.ts'
import { matches, searchKeys } from './search.ts'
import { findingText } from './text.ts'
import { useAllEvents } from './use-all-events.ts'

const mostFound = 60

/** Finds matches, teams and tournaments by kana, Latin letters or English, as the player types. */
export function SearchPage({ query }: { query: string }) {
  const t = useText(findingText)
  return (
    <>
      <h1 className="sr-only">{t('search.title')}</h1>
      <input
        type="search"
        className="search-field"
        // biome-ignore lint/a11y/noAutofocus: the page is this field
        autoFocus
        aria-label={t('search.title')}
        placeholder={t('search.label')}
        value={query}
        onChange={({ target }) => goTo({ page: 'search', query: target.value }, { replace: true })}
      />
      {query.trim() !== '' && <Found query={query} />}
    </>
  )
}

function Found({ query }: { query: string }) {
  const t = useText(findingText)
  const nameOf = useName()
  const { data: kana } = useQuery({ queryKey: ['kana'], queryFn: () => import('wanakana'), staleTime: Infinity })
  const events = useAllEvents()
  const sports = useSports()
  const categories = useTournaments(undefined)
  if (!kana || !events || !categories) return <ListSkeleton />
  const leagues = categories
    .flatMap((category) => category.tournaments.map((tournament) => ({ ...tournament, category })))
    .filter(({ name, category }) => {
      const sport = sports?.find(({ id }) => id === category.sport)
      return matches(searchKeys([name, category.name, ...(sport ? [sport.name] : [])], kana), query, kana)
    })
  const rows = events.filter((row) =>
    matches(searchKeys([row.name, row.tournament.name, ...row.competitors.map(({ name }) => name)], kana), query, kana),
  )
  if (rows.length + leagues.length === 0)
    return (
      <p className="empty" role="status">
        {t('search.none', { query })}
      </p>
    )
  return (
    <>
      <nav className="chips" aria-label={t('search.leagues')}>
        {leagues.slice(0, 12).map(({ id, name, category }) => (
          <Link
            key={id}
            to={{
              page: 'tournament',
              sport: sports?.find((sport) => sport.id === category.sport)?.code ?? 'football',
              tournament: id,
            }}
            className="chip"
          >
            {nameOf(name)}
          </Link>
        ))}
      </nav>
      <GroupedEvents events={rows.slice(0, mostFound)} />
    </>
  )
}
