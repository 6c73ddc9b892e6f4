import type { CSSProperties, ReactNode } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import type { EventRow as Row } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { useName, useText } from '../page/text.ts'
import { columnsOf } from './columns.ts'
import { EventRow } from './EventRow.tsx'
import { type EventFilter, useEvents } from './queries.ts'
import { eventsText } from './text.ts'

/** The events of a filter under their tournaments. Rows outside the window cost no layout (`content-visibility`). */
export function EventList({ filter, none }: { filter: EventFilter; none: ReactNode }) {
  const t = useText(eventsText)
  const { events, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEvents(filter)
  if (isError && !events) return <ListFailed again={() => void refetch()} />
  if (!events) return <ListSkeleton />
  if (events.length === 0) return typeof none === 'string' ? <EmptyPage drawing="field" text={none} /> : none
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

/** Tournaments in the order of their first event, each with the signs of its columns in its head. */
export function GroupedEvents({ events }: { events: readonly Row[] }) {
  const nameOf = useName()
  const groups = [...Map.groupBy(events, ({ tournament }) => tournament.id).values()]
  return groups.map((rows) => {
    const [first] = rows
    if (!first) return null
    const { tournament, category, sport } = first
    const columns = rows.map(columnsOf).find((signs) => signs !== null) ?? null
    return (
      <section key={tournament.id} className="group" style={{ '--rows': rows.length } as CSSProperties}>
        <h2 className="group-title">
          <FavouriteButton kind="tournaments" id={tournament.id} name={nameOf(tournament.name)} />
          <Link to={{ page: 'category', sport: sport.code, category: category.id }} className="group-country">
            <SportIcon sport={sport.code} />
            <span className="sr-only">{nameOf(sport.name)}</span>
            <small>{nameOf(category.name)}</small>
          </Link>
          <Link to={{ page: 'tournament', sport: sport.code, tournament: tournament.id }} className="group-link">
            <span className="group-league">{nameOf(tournament.name)}</span>
          </Link>
          {columns && (
            <span className="group-columns" data-columns={columns.length} aria-hidden="true">
              {columns.map((sign) => (
                <span key={sign}>{sign}</span>
              ))}
            </span>
          )}
        </h2>
        <ul className="rows">
          {rows.map((row) => (
            <EventRow key={row.id} row={row} columns={columns} />
          ))}
        </ul>
      </section>
    )
  })
}

export function ListFailed({ again }: { again: () => void }) {
  const t = useText(eventsText)
  return (
    <div className="empty" role="alert">
      <p>{t('failed')}</p>
      <button type="button" className="plain-button" onClick={again}>
        {t('again')}
      </button>
    </div>
  )
}

/** The height of rows, so that nothing moves when they arrive. */
export function ListSkeleton() {
  const t = useText(eventsText)
  return (
    <div className="skeleton" role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="skeleton-row" />
      ))}
    </div>
  )
}
