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
import { matchText } from './text.ts'

/** The competition, the sides and the score of an event, in as little height as they need: prices follow. */
export function MatchHeader({ event }: { event: EventView }) {
  const nameOf = useName()
  const { ofEvent } = useEventNames()
  const { sport, competitors } = event
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
      </p>
      <FavouriteButton kind="events" id={event.id} name={ofEvent(event.name)} />
      {competitors.length === 2 ? <Sides event={event} /> : <NameAndDate event={event} />}
    </header>
  )
}

/** Both sides with the score, or the time of the start, between them. */
function Sides({ event }: { event: EventView }) {
  const { clock } = useTimes()
  const { status, score, startsAt } = useStateOf(event)
  const { code } = event.sport
  const [home, away] = event.competitors
  if (!home || !away) return null
  const isCounted = event.kind === 'match' && (isInPlay(status) || isPlayed(status))
  return (
    <h1 className="match-sides">
      <Side
        team={home}
        badge={<Badge competitor={home.id} sport={code} />}
        cards={<RedCards event={event.id} side="home" />}
      />
      <span className="match-middle">
        <b className="match-score" aria-live="polite">
          {score && isCounted ? `${score.home} - ${score.away}` : clock(startsAt)}
        </b>
        <span className="match-when">
          <When event={event} />
        </span>
      </span>
      <Side
        team={away}
        badge={<Badge competitor={away.id} sport={code} against={home.id} />}
        cards={<RedCards event={event.id} side="away" />}
      />
    </h1>
  )
}

/** The part of play with its clock, the day of the start, or the state that holds play up. */
function When({ event }: { event: EventView }) {
  const phaseName = usePhase()
  const statusName = useStatusName()
  const { day } = useTimes()
  const { status, phase, startsAt } = useStateOf(event)
  const { code } = event.sport
  const isMatch = event.kind === 'match'
  if (isMatch && isInPlay(status))
    return (
      <span className="in-play">
        {status === 'live' ? phaseName(phase, code) : statusName(status)} <Minute event={event.id} />
      </span>
    )
  if (status === 'notStarted') return <time dateTime={event.startsAt}>{day(startsAt)}</time>
  return isMatch && isPlayed(status) && phase.startsWith('ended') ? phaseName(phase, code) : statusName(status)
}

/** The head of an event that is not played by two sides, such as the winner of a season. */
function NameAndDate({ event }: { event: EventView }) {
  const t = useText(matchText)
  const { ofEvent } = useEventNames()
  const { day, clock } = useTimes()
  const { startsAt } = useStateOf(event)
  return (
    <div className="match-named">
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
    </div>
  )
}

const useStateOf = (event: EventView) => useEventState(event.id) ?? { ...event, startsAt: Date.parse(event.startsAt) }

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
    </span>
  )
}
