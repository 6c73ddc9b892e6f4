import type { CSSProperties } from 'react'
import type { EventRow as Row } from '../frame/api.ts'
import { Link } from '../frame/Link.tsx'
import { useName, useText } from '../frame/text.ts'
import { EventRow } from './EventRow.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { type EventFilter, useEvents } from './queries.ts'
import { findingText } from './text.ts'

/** The events of a filter under their tournaments. Rows outside the window cost no layout (`content-visibility`). */
export function EventList({ filter, none }: { filter: EventFilter; none: string }) {
  const t = useText(findingText)
  const { events, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEvents(filter)
  if (isError && !events) return <ListFailed again={() => void refetch()} />
  if (!events) return <ListSkeleton />
  if (events.length === 0) return <p className="empty">{none}</p>
  return (
    <>
      <GroupedEvents events={events} />
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

/** Tournaments in the order of their first event. */
export function GroupedEvents({ events }: { events: readonly Row[] }) {
  const nameOf = useName()
  const groups = [...Map.groupBy(events, ({ tournament }) => tournament.id).values()]
  return groups.map((rows) => {
    const [first] = rows
    if (!first) return null
    const { tournament, category, sport } = first
    return (
      <section key={tournament.id} className="group" style={{ '--rows': rows.length } as CSSProperties}>
        <h2 className="group-title">
          <Link to={{ page: 'tournament', sport: sport.code, tournament: tournament.id }}>
            <small>
              {nameOf(sport.name)} · {nameOf(category.name)}
            </small>{' '}
            {nameOf(tournament.name)}
          </Link>
          <FavouriteButton kind="tournaments" id={tournament.id} name={nameOf(tournament.name)} />
        </h2>
        <ul className="rows">
          {rows.map((row) => (
            <EventRow key={row.id} row={row} />
          ))}
        </ul>
      </section>
    )
  })
}

export function ListFailed({ again }: { again: () => void }) {
  const t = useText(findingText)
  return (
    <div className="empty" role="alert">
      <p>{t('failed')}</p>
      <button type="button" className="plain-button" onClick={again}>
        {t('again')}
      </button>
    </div>
  )
}

/** As high as rows, so that nothing moves when they arrive. */
export function ListSkeleton() {
  const t = useText(findingText)
  return (
    <div className="skeleton" role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="skeleton-row" />
      ))}
    </div>
  )
}
