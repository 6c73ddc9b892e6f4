import { EmptyPage } from '../art/EmptyPage.tsx'
import { favourites } from '../favourites/marks.ts'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useText } from '../page/text.ts'
import { GroupedEvents, ListSkeleton } from './EventList.tsx'
import { MarkedList } from './MarkedList.tsx'
import { pagesText } from './pages-text.ts'
import { useAllEvents } from './search/use-all-events.ts'

/** The player's favourites, and the matches that are among them or belong to a favourite sport, tournament or team. */
export default function FavouritesPage() {
  const t = useText(pagesText)
  usePageTitle(t('favourites.title'))
  const { sports, tournaments, teams, events } = favourites.use()
  const all = useAllEvents()
  const marked = all?.filter(
    (row) =>
      events.includes(row.id) ||
      sports.includes(row.sport.id) ||
      tournaments.includes(row.tournament.id) ||
      row.competitors.some(({ id }) => teams.includes(id)),
  )
  const isEmpty = sports.length + tournaments.length + teams.length === 0
  return (
    <>
      <h1 className="page-title">{t('favourites.title')}</h1>
      {!isEmpty && <MarkedList events={all ?? []} />}
      {!marked ? (
        <ListSkeleton />
      ) : marked.length > 0 ? (
        <GroupedEvents events={marked} />
      ) : !isEmpty ? (
        <p className="empty">{t('favourites.noFixtures')}</p>
      ) : (
        <EmptyPage drawing="star" text={t('favourites.none')}>
          <Link to={{ page: 'live', sport: null }} className="plain-button">
            {t('toLive')}
          </Link>
          <Link to={{ page: 'a-z' }} className="plain-button">
            {t('strip.all')}
          </Link>
        </EmptyPage>
      )}
    </>
  )
}
