import { Link } from '../frame/Link.tsx'
import { useName, useText } from '../frame/text.ts'
import { DayStrip } from './DayStrip.tsx'
import { GroupedEvents, ListFailed, ListSkeleton } from './EventList.tsx'
import { useEvents, useSports, useTournaments } from './queries.ts'
import { findingText } from './text.ts'

const liveRows = 8
const soonRows = 12
const popularRows = 8

/** What is in play, what begins next, and the tournaments with most events. */
export function HomePage() {
  const t = useText(findingText)
  const live = useEvents({ when: 'live' })
  const soon = useEvents({ when: 'upcoming' })
  return (
    <>
      <h1 className="sr-only">{t('sports')}</h1>
      <DayStrip />
      <PopularTournaments />
      {soon.isError && !soon.events ? (
        <ListFailed again={() => void soon.refetch()} />
      ) : live.isPending || !soon.events ? (
        <ListSkeleton />
      ) : (
        <>
          {live.events && live.events.length > 0 && (
            <section aria-label={t('liveNow')}>
              <div className="section-head">
                <h2 className="section-title" data-live>
                  {t('liveNow')}
                </h2>
                <Link to={{ page: 'live' }}>{t('all')}</Link>
              </div>
              <GroupedEvents events={live.events.slice(0, liveRows)} />
            </section>
          )}
          <section aria-label={t('startingSoon')}>
            <h2 className="section-title">{t('startingSoon')}</h2>
            {soon.events.length === 0 ? (
              <p className="empty">{t('sport.none')}</p>
            ) : (
              <GroupedEvents events={soon.events.slice(0, soonRows)} />
            )}
          </section>
        </>
      )}
    </>
  )
}

function PopularTournaments() {
  const t = useText(findingText)
  const nameOf = useName()
  const sports = useSports()
  const categories = useTournaments(undefined)
  const popular = (categories ?? [])
    .flatMap(({ sport, tournaments }) => tournaments.map((tournament) => ({ ...tournament, sport })))
    .sort((one, other) => other.live - one.live || other.events - one.events)
    .slice(0, popularRows)
  return (
    <nav className="chips" aria-label={t('popular')}>
      <Link to={{ page: 'favourites' }} className="chip">
        {t('favourites.title')}
      </Link>
      <Link to={{ page: 'specials' }} className="chip">
        {t('outrights')}
      </Link>
      {popular.map(({ id, name, sport }) => {
        const code = sports?.find((one) => one.id === sport)?.code
        return (
          code && (
            <Link key={id} to={{ page: 'tournament', sport: code, tournament: id }} className="chip">
              {nameOf(name)}
            </Link>
          )
        )
      })}
    </nav>
  )
}
