import type { ReactNode } from 'react'
import { Badge } from '../art/Badge.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { useEventState } from '../live/use-live.ts'
import type { EventView } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { useEventNames, useName, useTeamName, useText, useTimes } from '../page/text.ts'
import { Minute } from '../score/Minute.tsx'
import { isInPlay, isPlayed, usePhase, useStatusName } from '../score/phase.ts'
import { RedCards } from '../score/RedCards.tsx'
import { PartsTable } from './play/PartsTable.tsx'
import { useStartsSoon } from './play/use-starts-soon.ts'
import { matchText } from './text.ts'

/** Who plays, where, and how it stands: in parts, too, where the feed tells of them. */
export function MatchHeader({ event }: { event: EventView }) {
  const t = useText(matchText)
  const phase = usePhase()
  const statusName = useStatusName()
  const isSoon = useStartsSoon(event)
  const nameOf = useName()
  const { ofEvent } = useEventNames()
  const { day, clock } = useTimes()
  const {
    status,
    phase: part,
    score,
    startsAt,
  } = useEventState(event.id) ?? {
    ...event,
    startsAt: Date.parse(event.startsAt),
  }
  const { sport } = event
  const [home, away] = event.competitors
  const inPlay = event.kind === 'match' && isInPlay(status)
  const isOver = event.kind === 'match' && isPlayed(status)
  const isBefore = ['notStarted', 'delayed', 'postponed'].includes(status)
  return (
    <header className="match-header">
      <p className="match-place">
        <Link to={{ page: 'sport', sport: sport.code, part: 'matches' }}>
          <SportIcon sport={sport.code} />
          {nameOf(sport.name)}
        </Link>
        <Link to={{ page: 'tournament', sport: sport.code, tournament: event.tournament.id }}>
          {nameOf(event.category.name)} · {nameOf(event.tournament.name)}
        </Link>
        <FavouriteButton kind="events" id={event.id} name={ofEvent(event.name)} />
      </p>
      {home && away && event.competitors.length === 2 ? (
        <h1 className="match-sides">
          <Side
            team={home}
            badge={<Badge of={home.id} sport={sport.code} />}
            cards={<RedCards event={event.id} side="home" />}
          />
          <span className="match-middle">
            <b className="match-score" aria-live="polite">
              {score && (inPlay || isOver) ? `${score.home} - ${score.away}` : clock(startsAt)}
            </b>
            <span className="match-when">
              {inPlay ? (
                <span className="in-play">
                  {status === 'live' ? phase(part, sport.code) : statusName(status)} <Minute event={event.id} />
                </span>
              ) : isBefore && status === 'notStarted' ? (
                <time dateTime={event.startsAt}>{day(startsAt)}</time>
              ) : isOver && part.startsWith('ended') ? (
                phase(part, sport.code)
              ) : (
                statusName(status)
              )}
            </span>
          </span>
          <Side
            team={away}
            badge={<Badge of={away.id} sport={sport.code} against={home.id} />}
            cards={<RedCards event={event.id} side="away" />}
          />
        </h1>
      ) : (
        <>
          <h1 className="match-name">{ofEvent(event.name)}</h1>
          <p className="match-when">
            {event.kind === 'outright' && event.endsAt !== null ? (
              <time dateTime={event.endsAt}>{t('seasonEnds', { day: day(Date.parse(event.endsAt)) })}</time>
            ) : (
              <time dateTime={event.startsAt}>
                {day(startsAt)} {clock(startsAt)}
              </time>
            )}
          </p>
        </>
      )}
      {(inPlay || isOver || isSoon) && <PartsTable event={event} />}
    </header>
  )
}

interface SideProps {
  readonly team: EventView['competitors'][number]
  readonly badge: ReactNode
  readonly cards: ReactNode
}

function Side({ team, badge, cards }: SideProps) {
  const nameOf = useTeamName()
  return (
    <span className="match-side">
      {badge}
      <span className="match-team">
        {nameOf(team.name)}
        {cards}
      </span>
      <FavouriteButton kind="teams" id={team.id} name={nameOf(team.name)} />
    </span>
  )
}
