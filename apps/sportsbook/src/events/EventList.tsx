import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import type { EventRow as Row } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { useIsWide } from '../page/narrow.ts'
import { settings } from '../page/settings.ts'
import { useName, useText } from '../page/text.ts'
import { columnsOf } from './columns.ts'
import { EventRow } from './EventRow.tsx'
import { type EventFilter, useEvents } from './queries.ts'
import { GroupHeads } from './RowGroup.tsx'
import { groupsOf, shownGroups } from './row-groups.ts'
import { eventsText } from './text.ts'

const GroupChoice = lazy(() => import('./GroupChoice.tsx'))

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

/** Tournaments in the order of their first event, each with the names of its groups of prices and the signs of their columns in its head. */
export function GroupedEvents({ events }: { events: readonly Row[] }) {
  const nameOf = useName()
  const isWide = useIsWide()
  const { rowGroup: chosen } = settings.use()
  const choice = groupsOf(events)
  const tournaments = [...Map.groupBy(events, ({ tournament }) => tournament.id).values()]
  const sections = tournaments.map((rows) => {
    const [first] = rows
    if (!first) return null
    const groups = shownGroups(groupsOf(rows), { isWide, chosen })
    const { tournament, category, sport } = first
    const columns = rows.map(columnsOf).find((signs) => signs !== null) ?? null
    return (
      <section
        key={tournament.id}
        className="group"
        data-groups={groups.join(' ')}
        style={{ '--rows': rows.length } as CSSProperties}
      >
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
          <GroupHeads groups={groups} columns={columns} />
        </h2>
        <ul className="rows">
          {rows.map((row) => (
            <EventRow key={row.id} row={row} columns={columns} groups={groups} />
          ))}
        </ul>
      </section>
    )
  })
  const [shown = 'winner'] = shownGroups(choice, { isWide: false, chosen })
  return (
    <>
      {!isWide && choice.length > 1 && (
        <Suspense fallback={<div className="group-choice" />}>
          <GroupChoice groups={choice} shown={shown} />
        </Suspense>
      )}
      {sections}
    </>
  )
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
