import type { ReactNode } from 'react'
import { Link } from '../page/Link.tsx'
import { useName, useText, useTimes } from '../page/text.ts'
import type { Meeting } from './queries.ts'
import { raceText } from './text.ts'

const mostNext = 4

/** The races that start next, at whatever track; `more` stands beside the title. */
export function NextRaces({ meetings, more }: { meetings: readonly Meeting[]; more?: ReactNode }) {
  const t = useText(raceText)
  const { clock } = useTimes()
  const nameOf = useName()
  const next = meetings
    .flatMap((meeting) => meeting.races.map((race) => ({ meeting, race })))
    .filter(({ race }) => race.result === null && race.readable)
    .sort((one, other) => (one.race.startsAt < other.race.startsAt ? -1 : 1))
    .slice(0, mostNext)
  if (next.length === 0) return null
  return (
    <section aria-labelledby="races-next">
      <div className="section-head">
        <h2 className="section-title" id="races-next">
          {t('next')}
        </h2>
        {more}
      </div>
      <ul className="races-next">
        {next.map(({ meeting, race }) => (
          <li key={race.event}>
            <Link to={{ page: 'event', event: race.event }}>
              <b>
                {nameOf(meeting.track)} {t('race', { number: race.number })}
              </b>
              <small>{t(`stage.${race.stage}`)}</small>
              <time dateTime={race.startsAt}>{clock(Date.parse(race.startsAt))}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
