import { sportNames } from '@andon/bookmaker/rules'
import { lazy, Suspense } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useName, useText } from '../page/text.ts'
import DayStrip from './DayStrip.tsx'
import { EventList, ListSkeleton } from './EventList.tsx'
import { pagesText } from './pages-text.ts'
import { useSports, useTournaments } from './queries.ts'

const Meetings = lazy(() => import('../races/Meetings.tsx'))

/** One sport: its tournaments, and its matches or outrights; its meetings where it has races. */
export default function SportPage({ sport: code, part }: { sport: string; part: 'matches' | 'outrights' }) {
  const t = useText(pagesText)
  const nameOf = useName()
  const sports = useSports()
  const sport = sports?.find((one) => one.code === code)
  const hasRaces = code === 'keirin'
  // meetings have results to show also while no race takes bets
  const names = sport?.name ?? (hasRaces ? sportNames[code] : null)
  usePageTitle(names ? nameOf(names) : sports ? null : undefined)
  if (sports && !names)
    return <EmptyPage drawing="field" text={t(Object.hasOwn(sportNames, code) ? 'sport.none' : 'sport.unknown')} />
  const name = names ? nameOf(names) : ''
  return (
    <>
      <h1 className="page-title">
        <SportIcon sport={code} />
        {name} {sport && <FavouriteButton kind="sports" id={sport.id} name={name} />}
      </h1>
      {hasRaces ? (
        <Suspense fallback={<ListSkeleton />}>
          <Meetings />
        </Suspense>
      ) : (
        <Matches sport={sport} code={code} part={part} name={name} />
      )}
    </>
  )
}

interface MatchesProps {
  readonly sport: { readonly id: string } | undefined
  readonly code: string
  readonly part: 'matches' | 'outrights'
  /** Of the sport. */
  readonly name: string
}

/** The tournaments of a sport, and its matches or outrights. */
function Matches({ sport, code, part, name }: MatchesProps) {
  const t = useText(pagesText)
  const nameOf = useName()
  const categories = useTournaments(sport?.id, { enabled: sport !== undefined })
  return (
    <>
      <nav className="chips" aria-label={t('leagues')}>
        {categories
          ?.flatMap(({ tournaments }) => tournaments)
          .map(({ id, name: league }) => (
            <Link key={id} to={{ page: 'tournament', sport: code, tournament: id }} className="chip">
              {nameOf(league)}
            </Link>
          ))}
      </nav>
      {categories && categories.length > 1 && (
        <nav className="chips" aria-label={t('countries')}>
          {categories.map(({ id, name: country }) => (
            <Link key={id} to={{ page: 'category', sport: code, category: id }} className="chip">
              {nameOf(country)}
            </Link>
          ))}
        </nav>
      )}
      {part === 'matches' && <DayStrip sport={code} />}
      <nav className="tabs" aria-label={name}>
        <Link to={{ page: 'sport', sport: code, part: 'matches' }} current={part === 'matches'}>
          {t('matches')}
        </Link>
        <Link to={{ page: 'sport', sport: code, part: 'outrights' }} current={part === 'outrights'}>
          {t('outrights')}
        </Link>
      </nav>
      {sport && (
        <EventList
          filter={{ sport: sport.id, ...(part === 'outrights' && { when: 'outright' }) }}
          none={t('sport.none')}
        />
      )}
    </>
  )
}
