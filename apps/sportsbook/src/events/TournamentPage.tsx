import { lazy, Suspense } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useName, useText } from '../page/text.ts'
import { EventList, ListSkeleton } from './EventList.tsx'
import { pagesText } from './pages-text.ts'
import { useTournaments } from './queries.ts'

const Meetings = lazy(() => import('../races/Meetings.tsx'))

/** One tournament: its matches by start, then its outrights. */
export default function TournamentPage({ sport, tournament: id }: { sport: string; tournament: string }) {
  const t = useText(pagesText)
  const nameOf = useName()
  const categories = useTournaments(undefined)
  const category = categories?.find(({ tournaments }) => tournaments.some((one) => one.id === id))
  const tournament = category?.tournaments.find((one) => one.id === id)
  usePageTitle(tournament ? nameOf(tournament.name) : categories ? null : undefined)
  if (categories && !tournament)
    return (
      <EmptyPage drawing="field" text={t('league.unknown')}>
        <Link to={{ page: 'a-z' }} className="plain-button">
          {t('strip.all')}
        </Link>
      </EmptyPage>
    )
  const name = tournament ? nameOf(tournament.name) : ''
  return (
    <>
      <h1 className="page-title">
        <SportIcon sport={sport} />
        {name} {tournament && <FavouriteButton kind="tournaments" id={id} name={name} />}
        {category && (
          <Link to={{ page: 'category', sport, category: category.id }} className="title-link">
            {nameOf(category.name)}
          </Link>
        )}
      </h1>
      {sport === 'keirin' ? (
        <Suspense fallback={<ListSkeleton />}>
          <Meetings tournament={id} />
        </Suspense>
      ) : (
        <>
          <EventList filter={{ tournament: id }} none={t('sport.none')} />
          <h2 className="section-title">{t('outrights')}</h2>
          <EventList filter={{ tournament: id, when: 'outright' }} none={t('sport.none')} />
        </>
      )}
    </>
  )
}
