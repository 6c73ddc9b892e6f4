import { useQuery } from '@tanstack/react-query'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
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
export default function SearchPage({ query }: { query: string }) {
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
      {query.trim() === '' ? (
        <EmptyPage drawing="glass" text={t('search.hint')}>
          <Link to={{ page: 'a-z' }} className="plain-button">
            {t('strip.all')}
          </Link>
        </EmptyPage>
      ) : (
        <Found query={query} />
      )}
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
      <EmptyPage drawing="glass" text={t('search.none', { query })} isAnswer>
        <Link to={{ page: 'a-z' }} className="plain-button">
          {t('strip.all')}
        </Link>
      </EmptyPage>
    )
  return (
    <>
      <nav className="chips" aria-label={t('search.leagues')}>
        {leagues.slice(0, 12).map(({ id, name, category }) => {
          const sport = sports?.find((one) => one.id === category.sport)?.code ?? 'football'
          return (
            <Link key={id} to={{ page: 'tournament', sport, tournament: id }} className="chip">
              <SportIcon sport={sport} />
              {nameOf(name)}
            </Link>
          )
        })}
      </nav>
      <GroupedEvents events={rows.slice(0, mostFound)} />
    </>
  )
}
