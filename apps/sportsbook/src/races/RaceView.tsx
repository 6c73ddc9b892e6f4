import { SportIcon } from '../art/SportIcon.tsx'
import { useEventState } from '../live/use-live.ts'
import type { EventView, MarketGroup } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { useEventNames, useName, useText, useTimes } from '../page/text.ts'
import { BetPicker } from './BetPicker.tsx'
import { LineUp } from './LineUp.tsx'
import { betsOf } from './picker.ts'
import { type RaceCard, useRaceCard } from './queries.ts'
import { RaceResult, Winners } from './RaceResult.tsx'
import { RidersTable } from './RidersTable.tsx'
import { StartsIn } from './StartsIn.tsx'
import { raceText } from './text.ts'

/** A race: who rides and how they ride together, a picker for its bets, and its result. */
export default function RaceView({ event, groups }: { event: EventView; groups: readonly MarketGroup[] }) {
  const t = useText(raceText)
  const { status } = useEventState(event.id) ?? event
  const card = useRaceCard(event.id, { isOver: status === 'closed' })
  const bets = betsOf(groups.flatMap(({ markets }) => markets))
  return (
    <>
      <RaceHeader event={event} card={card ?? null} />
      {card?.result && <RaceResult event={event} card={card} result={card.result} bets={bets} />}
      {card === null && <Winners bets={bets} />}
      {card && <LineUp card={card} />}
      {card && !card.result && <BetPicker event={event} bets={bets} card={card} />}
      {card && <RidersTable card={card} />}
      <p className="race-rules">{t('rules')}</p>
    </>
  )
}

function RaceHeader({ event, card }: { event: EventView; card: RaceCard | null }) {
  const t = useText(raceText)
  const nameOf = useName()
  const { ofEvent } = useEventNames()
  const { clock } = useTimes()
  const state = useEventState(event.id)
  const startsAt = state?.startsAt ?? Date.parse(event.startsAt)
  const status = state?.status ?? event.status
  const isOpen = status === 'notStarted'
  return (
    <header className="match-header race-header">
      <p className="match-place">
        <Link to={{ page: 'sport', sport: event.sport.code, part: 'matches' }}>
          <SportIcon sport={event.sport.code} />
          {nameOf(event.sport.name)}
        </Link>
        <Link to={{ page: 'tournament', sport: event.sport.code, tournament: event.tournament.id }}>
          {nameOf(event.tournament.name)}
        </Link>
      </p>
      <div className="match-named">
        <h1 className="match-name">
          {ofEvent(event.name)} {card && <small>{t(`stage.${card.stage}`)}</small>}
        </h1>
        <p className="match-when">
          {isOpen ? (
            <>
              <time dateTime={event.startsAt}>{t('startsAt', { time: clock(startsAt) })}</time>{' '}
              <StartsIn at={startsAt} />
            </>
          ) : (
            <b role="status">{t(card?.result || status === 'closed' ? 'confirmed' : 'running')}</b>
          )}
        </p>
        {card && (
          <p className="race-about">
            <span className="race-grade" data-grade={card.grade}>
              {card.grade}
            </span>{' '}
            {t(`session.${card.session}`)} · {t(`day.${card.day as 1 | 2 | 3}`)} ·{' '}
            {t('distance', {
              metres: card.distanceMetres.toLocaleString('en'),
              track: card.trackMetres,
              laps: card.laps,
            })}
          </p>
        )}
      </div>
    </header>
  )
}
