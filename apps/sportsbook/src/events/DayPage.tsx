import { dayOf } from '../page/days.ts'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useDays, useName, useText } from '../page/text.ts'
import { useZone } from '../page/time-zone.ts'
import DayStrip from './DayStrip.tsx'
import { EventList, ListSkeleton } from './EventList.tsx'
import { pagesText } from './pages-text.ts'
import { useSports } from './queries.ts'
import { ResultsList } from './results/ResultsList.tsx'

interface Props {
  readonly day: string
  /** The code of a sport; null: all of them. */
  readonly sport: string | null
  readonly results?: true
}

/** Matches of a day, of one sport or of all: those to bet on, or how they ended. A day that is over has results alone. */
export default function DayPage({ day, sport: code, results: chosen }: Props) {
  const t = useText(pagesText)
  const nameOf = useName()
  const { full } = useDays()
  const today = dayOf(Date.now(), useZone())
  const sports = useSports()
  const sport = sports?.find((one) => one.code === code)
  const results = day < today || (chosen === true && day === today)
  const part = results ? 'results' : 'day'
  const title = sport
    ? t(`${part}.titleOf`, { day: full(day), sport: nameOf(sport.name) })
    : t(`${part}.title`, { day: full(day) })
  usePageTitle(title)
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <DayStrip current={day} sport={sport?.code ?? null} />
      {day === today && (
        <nav className="tabs" aria-label={t('day.parts')}>
          <Link to={{ page: 'day', day, sport: code }} current={!results}>
            {t('day.matches')}
          </Link>
          <Link to={{ page: 'day', day, sport: code, results: true }} current={results}>
            {t('results')}
          </Link>
        </nav>
      )}
      {code !== null && !sports ? (
        <ListSkeleton />
      ) : results ? (
        <ResultsList day={day} sport={sport?.id} />
      ) : (
        <EventList filter={{ day, ...(sport && { sport: sport.id }) }} none={t('day.none')} />
      )}
    </>
  )
}
