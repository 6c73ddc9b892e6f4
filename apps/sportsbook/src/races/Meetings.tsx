import { EmptyPage } from '../art/EmptyPage.tsx'
import { Link } from '../page/Link.tsx'
import { useName, useText, useTimes } from '../page/text.ts'
import { Car } from './Car.tsx'
import { NextRaces } from './NextRaces.tsx'
import { type Meeting, type MeetingRace, useMeetings } from './queries.ts'
import { raceText } from './text.ts'

/** The meetings of all tracks, or of one, each with its twelve races. */
export default function Meetings({ tournament }: { tournament?: string }) {
  const t = useText(raceText)
  const { data: meetings, isError, refetch } = useMeetings()
  if (!meetings)
    return isError ? (
      <div role="alert">
        <EmptyPage drawing="field" text={t('failed')}>
          <button type="button" className="plain-button" onClick={() => void refetch()}>
            {t('again')}
          </button>
        </EmptyPage>
      </div>
    ) : (
      <p className="loading" role="status">
        {t('loading')}
      </p>
    )
  const shown = meetings.filter((meeting) => tournament === undefined || meeting.tournament === tournament)
  if (shown.length === 0) return <EmptyPage drawing="field" text={t('none')} />
  return (
    <>
      <NextRaces meetings={shown} />
      {shown.map((meeting) => (
        <MeetingCard key={`${meeting.tournament}${meeting.races[0]?.event}`} meeting={meeting} />
      ))}
    </>
  )
}

function MeetingCard({ meeting }: { meeting: Meeting }) {
  const t = useText(raceText)
  const nameOf = useName()
  const { tournament, track, grade, session, day, races } = meeting
  const next = races.find(({ result }) => result === null)
  const title = `meeting-${races[0]?.event}`
  return (
    <section className="meeting" aria-labelledby={title}>
      <h2 className="meeting-head" id={title}>
        <span className="race-grade" data-grade={grade}>
          {grade}
        </span>
        <Link to={{ page: 'tournament', sport: 'keirin', tournament }}>{nameOf(track)}</Link>
        <small>
          {t(`session.${session}`)} · {t(`day.${day as 1 | 2 | 3}`)}
        </small>
      </h2>
      <ul className="meeting-races">
        {races.map((race) => (
          <li key={race.event} data-next={race === next || undefined} data-over={race.result !== null || undefined}>
            {race.readable ? (
              <Link to={{ page: 'event', event: race.event }} className="meeting-race">
                <RaceCell race={race} />
              </Link>
            ) : (
              <span className="meeting-race">
                <RaceCell race={race} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The number and stage of a race with its start, or with who came in first, second and third. */
function RaceCell({ race }: { race: MeetingRace }) {
  const t = useText(raceText)
  const { clock } = useTimes()
  const { number, stage, startsAt, result } = race
  return (
    <>
      <span>
        <b>{t('race', { number })}</b> <small>{t(`stage.${stage}`)}</small>
      </span>
      {result ? (
        <span className="meeting-result">
          {result.first.map((rider) => (
            <Car key={rider} number={rider} />
          ))}
          {result.technique && <small>{t(`short.${result.technique}`)}</small>}
        </span>
      ) : (
        <time dateTime={startsAt}>{clock(Date.parse(startsAt))}</time>
      )}
    </>
  )
}
