import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyPage } from '../../art/EmptyPage.tsx'
import { SportIcon } from '../../art/SportIcon.tsx'
import { Link } from '../../page/Link.tsx'
import { usePageTitle } from '../../page/page-title.ts'
import { goTo } from '../../page/route.ts'
import { useName, useText } from '../../page/text.ts'
import { GroupedEvents, ListSkeleton } from '../EventList.tsx'
import { pagesText } from '../pages-text.ts'
import { useSports, useTournaments } from '../queries.ts'
import { FoundPlayers } from './FoundPlayers.tsx'
import { matches, nearlyMatches, searchKeys, wordsOfSport } from './search.ts'
import { useAllEvents } from './use-all-events.ts'
import { usePlayers } from './use-players.ts'

const leaguesAtFirst = 12
const matchesAtFirst = 60

/** Finds sports, leagues, teams, players and matches by kana, Latin letters or English, as the player types. */
export default function SearchPage({ query }: { query: string }) {
  const t = useText(pagesText)
  usePageTitle(t('search.title'))
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

/** Sports first, then leagues, those of a found sport too, then players, then matches. */
function Found({ query }: { query: string }) {
  const t = useText(pagesText)
  const nameOf = useName()
  /** The queries of which everything is shown. */
  const [leaguesOf, setLeaguesOf] = useState<string | null>(null)
  const [matchesOf, setMatchesOf] = useState<string | null>(null)
  const allLeagues = leaguesOf === query
  const allMatches = matchesOf === query
  const { data: kana } = useQuery({ queryKey: ['kana'], queryFn: () => import('wanakana'), staleTime: Infinity })
  const players = usePlayers(query, kana)
  const events = useAllEvents()
  const sports = useSports()
  const categories = useTournaments(undefined)
  if (!kana || !events || !sports || !categories) return <ListSkeleton />
  const find = (isFound: (names: Parameters<typeof searchKeys>[0]) => boolean) => ({
    foundSports: sports.filter((sport) => isFound(wordsOfSport(sport))),
    leagues: categories
      .flatMap(({ sport: id, name, tournaments }) => {
        const sport = sports.find((one) => one.id === id)
        return sport ? tournaments.map((tournament) => ({ ...tournament, category: name, sport })) : []
      })
      .filter(({ name, category, sport }) => isFound([name, category, ...wordsOfSport(sport)])),
    rows: events.filter((row) => isFound([row.name, row.tournament.name, ...row.competitors.map(({ name }) => name)])),
  })
  const exact = find((names) => matches(searchKeys(names, kana), query, kana))
  const isNothing = exact.rows.length + exact.leagues.length + exact.foundSports.length === 0 && players?.length === 0
  const { foundSports, leagues, rows } = isNothing
    ? find((names) => nearlyMatches(searchKeys(names, kana), query, kana))
    : exact
  if (rows.length + leagues.length + foundSports.length + (players?.length ?? 0) === 0)
    return players === undefined ? (
      <ListSkeleton />
    ) : (
      <EmptyPage drawing="glass" text={t('search.none', { query })} isAnswer>
        <Link to={{ page: 'a-z' }} className="plain-button">
          {t('strip.all')}
        </Link>
      </EmptyPage>
    )
  return (
    <>
      {foundSports.length > 0 && (
        <nav className="chips" aria-label={t('sports')}>
          {foundSports.map(({ id, code, name, events: count }) => (
            <Link key={id} to={{ page: 'sport', sport: code, part: 'matches' }} className="chip found-sport">
              <SportIcon sport={code} />
              {nameOf(name)} <small>{t(count === 1 ? 'events.one' : 'events', { count })}</small>
            </Link>
          ))}
        </nav>
      )}
      {leagues.length > 0 && (
        <nav className="chips found-leagues" aria-label={t('search.leagues')}>
          {leagues.slice(0, allLeagues ? undefined : leaguesAtFirst).map(({ id, name, sport }) => (
            <Link key={id} to={{ page: 'tournament', sport: sport.code, tournament: id }} className="chip">
              <SportIcon sport={sport.code} />
              {nameOf(name)}
            </Link>
          ))}
          {!allLeagues && leagues.length > leaguesAtFirst && (
            <button type="button" className="chip" onClick={() => setLeaguesOf(query)}>
              {t('search.allLeagues', { count: leagues.length })}
            </button>
          )}
        </nav>
      )}
      {players && players.length > 0 && <FoundPlayers players={players} />}
      <GroupedEvents events={allMatches ? rows : rows.slice(0, matchesAtFirst)} />
      {!allMatches && rows.length > matchesAtFirst && (
        <button type="button" className="plain-button" onClick={() => setMatchesOf(query)}>
          {t('search.allMatches', { count: rows.length })}
        </button>
      )}
    </>
  )
}
