import { usePageTitle } from '../page/page-title.ts'
import { useDays, useName, useText } from '../page/text.ts'
import { DayStrip } from './DayStrip.tsx'
import { EventList, ListSkeleton } from './EventList.tsx'
import { pagesText } from './pages-text.ts'
import { useSports } from './queries.ts'

/** Matches of a day, of one sport or of all. */
export default function DayPage({ day, sport: code }: { day: string; sport: string | null }) {
  const t = useText(pagesText)
  const nameOf = useName()
  const { full } = useDays()
  const sports = useSports()
  const sport = sports?.find((one) => one.code === code)
  const title = sport
    ? t('day.titleOf', { day: full(day), sport: nameOf(sport.name) })
    : t('day.title', { day: full(day) })
  usePageTitle(title)
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <DayStrip current={day} sport={sport?.code ?? null} />
      {code !== null && !sports ? (
        <ListSkeleton />
      ) : (
        <EventList filter={{ day, ...(sport && { sport: sport.id }) }} none={t('day.none')} />
      )}
    </>
  )
}
