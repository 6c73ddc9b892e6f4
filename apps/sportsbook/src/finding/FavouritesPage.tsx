import { EmptyPage } from '../art/EmptyPage.tsx'
import { Link } from '../frame/Link.tsx'
import { useText } from '../frame/text.ts'
import { GroupedEvents, ListSkeleton } from './EventList.tsx'
import { favourites } from './FavouriteButton.tsx'
import { findingText } from './text.ts'
import { useAllEvents } from './use-all-events.ts'

/** Events that the player marked, or of a marked sport, tournament or team. */
export default function FavouritesPage() {
  const t = useText(findingText)
  const { sports, tournaments, teams, events } = favourites.use()
  const all = useAllEvents()
  const marked = all?.filter(
    (row) =>
      events.includes(row.id) ||
      sports.includes(row.sport.id) ||
      tournaments.includes(row.tournament.id) ||
      row.competitors.some(({ id }) => teams.includes(id)),
  )
  return (
    <>
      <h1 className="page-title">{t('favourites.title')}</h1>
      {!marked ? (
        <ListSkeleton />
      ) : marked.length === 0 ? (
        <EmptyPage drawing="star" text={t('favourites.none')}>
          <Link to={{ page: 'live', sport: null }} className="plain-button">
            {t('toLive')}
          </Link>
          <Link to={{ page: 'a-z' }} className="plain-button">
            {t('strip.all')}
          </Link>
        </EmptyPage>
      ) : (
        <GroupedEvents events={marked} />
      )}
    </>
  )
}
