import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyPage } from '../../art/EmptyPage.tsx'
import { SportIcon } from '../../art/SportIcon.tsx'
import type { EventView } from '../../page/api.ts'
import { Link } from '../../page/Link.tsx'
import { useServices } from '../../page/services.ts'
import { useEventNames, useName, useTeamName, useText, useTimes } from '../../page/text.ts'
import { useZone } from '../../page/time-zone.ts'
import { isPlayed, usePhase, useStatusName } from '../../score/phase.ts'
import { ListFailed, ListSkeleton } from '../EventList.tsx'
import { pagesText } from '../pages-text.ts'
import './results.css'

/** The events of a day that are over, under their tournaments, the latest first. `sport` is an id. */
export function ResultsList({ day, sport }: { day: string; sport: string | undefined }) {
  const t = useText(pagesText)
  const { client } = useServices()
  const zone = useZone()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['results', day, sport, zone],
    queryFn: ({ pageParam }) =>
      client.call('listResults', { day, zone, ...(sport && { sport }), ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 60_000,
  })
  if (isError && !data) return <ListFailed again={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const events = data.pages.flatMap((page) => page.events)
  if (events.length === 0) return <EmptyPage drawing="field" text={t('results.none')} />
  return (
    <>
      {[...Map.groupBy(events, ({ tournament }) => tournament.id).values()].map((of) => (
        <ResultsOfTournament key={of[0]?.tournament.id} events={of} />
      ))}
      {hasNextPage && (
        <button
          type="button"
          className="plain-button"
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </button>
      )}
    </>
  )
}

function ResultsOfTournament({ events }: { events: readonly EventView[] }) {
  const nameOf = useName()
  const [first] = events
  if (!first) return null
  const { sport, category, tournament } = first
  return (
    <section className="group results">
      <h2 className="group-title">
        <span className="group-country">
          <SportIcon sport={sport.code} />
          <span className="sr-only">{nameOf(sport.name)}</span>
          <small>{nameOf(category.name)}</small>
        </span>
        <Link to={{ page: 'tournament', sport: sport.code, tournament: tournament.id }} className="group-link">
          <span className="group-league">{nameOf(tournament.name)}</span>
        </Link>
      </h2>
      <ul className="rows">
        {events.map((event) => (
          <ResultRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

/** One event: when it began, who played, how it ended. It leads to the results of its markets. */
function ResultRow({ event }: { event: EventView }) {
  const { ofEvent } = useEventNames()
  const teamName = useTeamName()
  const statusName = useStatusName()
  const phaseName = usePhase()
  const { clock } = useTimes()
  const { score, status, phase } = event
  const [home, away] = event.competitors
  const isWhole = isPlayed(status) && phase.startsWith('ended')
  const leads = score && score.home !== score.away ? (score.home > score.away ? 'home' : 'away') : null
  return (
    <li>
      <Link to={{ page: 'event', event: event.id }} className="result-row">
        <span className="result-when">
          <time dateTime={event.startsAt}>{clock(Date.parse(event.startsAt))}</time>
          <small>{isWhole ? phaseName(phase, event.sport.code) : statusName(status)}</small>
        </span>
        {home && away && score ? (
          <span className="result-sides">
            <span data-won={leads === 'home' || undefined}>{teamName(home.name)}</span>
            <b>{score.home}</b>
            <span data-won={leads === 'away' || undefined}>{teamName(away.name)}</span>
            <b>{score.away}</b>
          </span>
        ) : (
          <span className="result-name">{ofEvent(event.name)}</span>
        )}
      </Link>
    </li>
  )
}
