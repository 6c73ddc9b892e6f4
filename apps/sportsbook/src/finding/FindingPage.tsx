import type { Route } from '../frame/route.ts'
import { useText, useTimes } from '../frame/text.ts'
import { AToZPage } from './AToZPage.tsx'
import { EventList } from './EventList.tsx'
import { FavouritesPage } from './FavouritesPage.tsx'
import { HomePage } from './HomePage.tsx'
import { SearchPage } from './SearchPage.tsx'
import { SpecialsPage } from './SpecialsPage.tsx'
import { SportPage, TournamentPage } from './SportPage.tsx'
import { findingText } from './text.ts'

export type FindingRoute = Exclude<Route, { page: 'event' | 'bets' | 'slip' }>

/** The pages on which players find an event. */
export function FindingPage({ route }: { route: FindingRoute }) {
  const t = useText(findingText)
  const { day } = useTimes()
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'live':
      return (
        <>
          <h1 className="page-title">{t('live.title')}</h1>
          <EventList filter={{ when: 'live' }} none={t('live.none')} />
        </>
      )
    case 'day':
      return (
        <>
          <h1 className="page-title">{t('day.title', { day: day(Date.parse(`${route.day}T12:00`)) })}</h1>
          <EventList filter={{ day: route.day }} none={t('day.none')} />
        </>
      )
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
    case 'tournament':
      return <TournamentPage tournament={route.tournament} />
  }
}
