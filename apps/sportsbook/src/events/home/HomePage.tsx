import { lazy, Suspense, useEffect, useState } from 'react'
import { EmptyPage } from '../../art/EmptyPage.tsx'
import { SportIcon } from '../../art/SportIcon.tsx'
import type { EventRow } from '../../page/api.ts'
import { Link } from '../../page/Link.tsx'
import { useName, useText } from '../../page/text.ts'
import { GroupedEvents, ListFailed, ListSkeleton } from '../EventList.tsx'
import { useEvents, useSports } from '../queries.ts'
import { SportsStrip } from '../SportsStrip.tsx'
import { eventsText } from '../text.ts'
import { useBoosts } from './use-boosts.ts'

const loadFeatured = () => import('./FeaturedMatches.tsx')
const FeaturedMatches = lazy(loadFeatured)
const loadBoosts = () => import('./BoostCards.tsx')
const BoostCards = lazy(loadBoosts)
const loadDays = () => import('../DayStrip.tsx')
const DayStrip = lazy(loadDays)
const BelowLists = lazy(() => import('./BelowLists.tsx'))

const liveRows = 10
const soonRows = 12

/** The sports, matches worth a look, better prices, what is in play, what begins next, and the tournaments with most events. */
export function HomePage() {
  const t = useText(eventsText)
  const live = useEvents({ when: 'live' })
  const soon = useEvents({ when: 'upcoming' })
  const boosts = useBoosts()
  useEffect(() => {
    for (const load of [loadFeatured, loadBoosts, loadDays]) load().catch(() => undefined) // while the lists are read; a card that is shown loads it again
  }, [])
  return (
    <>
      <h1 className="sr-only">{t('sports')}</h1>
      <SportsStrip />
      {soon.isError && !soon.events ? (
        <ListFailed again={() => void soon.refetch()} />
      ) : live.isPending || !soon.events || !boosts ? (
        <>
          <div className="features-skeleton" />
          <ListSkeleton />
        </>
      ) : (
        <>
          <Suspense fallback={<div className="features-skeleton" />}>
            <FeaturedMatches live={live.events ?? []} soon={soon.events} />
          </Suspense>
          <nav className="chips shortcuts" aria-label={t('shortcuts')}>
            <Link to={{ page: 'favourites' }} className="chip">
              {t('favourites.title')}
            </Link>
            <Link to={{ page: 'specials' }} className="chip">
              {t('specials')}
            </Link>
          </nav>
          {boosts.length > 0 && (
            <section aria-labelledby="home-boosts">
              <div className="section-head">
                <h2 className="section-title" id="home-boosts">
                  {t('boosts')}
                </h2>
                <Link to={{ page: 'specials' }}>{t('all')}</Link>
              </div>
              <Suspense fallback={<div className="boosts-skeleton" />}>
                <BoostCards boosts={boosts.slice(0, 3)} />
              </Suspense>
            </section>
          )}
          {live.events && live.events.length > 0 && <LiveNow events={live.events} />}
          <section aria-label={t('startingSoon')}>
            <h2 className="section-title">{t('startingSoon')}</h2>
            <Suspense fallback={<div className="days-skeleton" />}>
              <DayStrip />
            </Suspense>
            {soon.events.length === 0 ? (
              <EmptyPage drawing="field" text={t('sport.none')} />
            ) : (
              <GroupedEvents events={soon.events.slice(0, soonRows)} />
            )}
          </section>
          <Suspense>
            <BelowLists />
          </Suspense>
        </>
      )}
    </>
  )
}

/** Matches in play, of all sports or of the chosen one. */
function LiveNow({ events }: { events: readonly EventRow[] }) {
  const t = useText(eventsText)
  const nameOf = useName()
  const [chosen, setChosen] = useState<string | null>(null)
  const sports = useSports() ?? []
  const found = Map.groupBy(events, ({ sport }) => sport.code)
  const bySport = sports.flatMap(({ code }) => {
    const rows = found.get(code)
    return rows ? [[code, rows] as const] : []
  })
  const of = bySport.find(([code]) => code === chosen)?.[1] ?? events
  return (
    <section aria-label={t('liveNow')}>
      <div className="section-head">
        <h2 className="section-title" data-live>
          {t('liveNow')}
        </h2>
        <Link to={{ page: 'live', sport: null }}>{t('all')}</Link>
      </div>
      {bySport.length > 1 && (
        <fieldset className="tabs live-tabs" aria-label={t('strip.live')}>
          <button type="button" aria-pressed={of === events} onClick={() => setChosen(null)}>
            {t('allSports')}
          </button>
          {bySport.map(([code, rows]) => (
            <button key={code} type="button" aria-pressed={of === rows} onClick={() => setChosen(code)}>
              <SportIcon sport={code} />
              {rows[0] && nameOf(rows[0].sport.name)}
              <small>{rows.length}</small>
            </button>
          ))}
        </fieldset>
      )}
      <GroupedEvents events={of.slice(0, liveRows)} />
    </section>
  )
}
