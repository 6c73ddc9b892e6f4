import { lazy } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import type { Route } from '../page/route.ts'
import { useText } from '../page/text.ts'
import { EventList, ListSkeleton } from './EventList.tsx'
import { HomePage } from './home/HomePage.tsx'
import { useSports } from './queries.ts'
import { SportsStrip } from './SportsStrip.tsx'
import { eventsText } from './text.ts'

const AToZPage = lazy(() => import('./AToZPage.tsx'))
const DayPage = lazy(() => import('./DayPage.tsx'))
const FavouritesPage = lazy(() => import('./FavouritesPage.tsx'))
const SearchPage = lazy(() => import('./search/SearchPage.tsx'))
const SportPage = lazy(() => import('./SportPage.tsx'))
const CategoryPage = lazy(() => import('./CategoryPage.tsx'))
const TournamentPage = lazy(() => import('./TournamentPage.tsx'))
const SpecialsPage = lazy(() => import('./home/SpecialsPage.tsx'))

export type EventsRoute = Exclude<Route, { page: 'event' | 'bet' | 'bets' | 'slip' | 'multiview' }>

function LivePage({ sport }: { sport: string | null }) {
  const t = useText(eventsText)
  usePageTitle(t('live.title'))
  return (
    <>
      <h1 className="page-title">{t('live.title')}</h1>
      <SportsStrip live current={sport} />
      <LiveList sport={sport} />
    </>
  )
}

/** Matches in play, of one sport or of all. */
function LiveList({ sport: code }: { sport: string | null }) {
  const t = useText(eventsText)
  const sports = useSports()
  const sport = sports?.find((one) => one.code === code)
  if (code !== null && !sports) return <ListSkeleton />
  return (
    <EventList
      filter={{ when: 'live', ...(sport && { sport: sport.id }) }}
      none={
        <EmptyPage drawing="field" text={t('live.none')}>
          <Link to={{ page: 'home' }} className="plain-button">
            {t('startingSoon')}
          </Link>
          <Link to={{ page: 'a-z' }} className="plain-button">
            {t('strip.all')}
          </Link>
        </EmptyPage>
      }
    />
  )
}

/** The pages on which players find an event. */
export function EventsPage({ route }: { route: EventsRoute }) {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'live':
      return <LivePage sport={route.sport} />
    case 'day':
      return <DayPage {...route} />
    case 'specials':
      return <SpecialsPage />
    case 'a-z':
      return <AToZPage />
    case 'favourites':
      return <FavouritesPage />
    case 'search':
      return <SearchPage query={route.query} />
    case 'sport':
      return <SportPage sport={route.sport} part={route.part} />
    case 'category':
      return <CategoryPage sport={route.sport} category={route.category} />
    case 'tournament':
      return <TournamentPage sport={route.sport} tournament={route.tournament} />
  }
}
