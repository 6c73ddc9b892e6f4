import { useEffect, useRef } from 'react'
import { Badge } from '../../art/Badge.tsx'
import { SportIcon } from '../../art/SportIcon.tsx'
import { useEventState } from '../../live/use-live.ts'
import type { EventRow } from '../../page/api.ts'
import { Link } from '../../page/Link.tsx'
import { useName, useTeamName, useText, useTimes } from '../../page/text.ts'
import { Minute } from '../../score/Minute.tsx'
import { isInPlay, usePhase, useStatusName } from '../../score/phase.ts'
import { PriceButton } from '../../slip/PriceButton.tsx'
import { columnsOf } from '../columns.ts'
import { pagesText } from '../pages-text.ts'
import { featured } from './featured.ts'

const mostShown = 6

/** Matches worth a look, as cards, which keep their places while their matches are listed, so no card moves away under a finger; new ones come behind them. */
export default function FeaturedMatches({ live, soon }: { live: readonly EventRow[]; soon: readonly EventRow[] }) {
  const t = useText(pagesText)
  const before = useRef<readonly string[]>([])
  const rows = [...live, ...soon]
  const kept = before.current.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const others = featured(live, soon).filter(({ id }) => !before.current.includes(id))
  const shown = [...kept, ...others].slice(0, mostShown)
  useEffect(() => {
    before.current = shown.map(({ id }) => id)
  })
  if (shown.length === 0) return null
  return (
    <section className="features" aria-label={t('featured')}>
      <ul className="feature-cards">
        {shown.map((row) => (
          <FeatureCard key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function FeatureCard({ row }: { row: EventRow }) {
  const t = useText(pagesText)
  const partOf = usePhase()
  const statusName = useStatusName()
  const nameOf = useName()
  const teamOf = useTeamName()
  const { clock, day, isToday } = useTimes()
  const state = useEventState(row.id)
  const { status, phase, score } = state ?? row
  const startsAt = state?.startsAt ?? Date.parse(row.startsAt)
  const inPlay = isInPlay(status)
  const [home, away] = row.competitors
  const outcomes = row.main?.outcomes ?? []
  const columns = columnsOf(row) ?? []
  if (!home || !away) return null
  return (
    <li className="feature-card" data-over={state?.over || undefined}>
      <Link to={{ page: 'event', event: row.id }} className="feature-link">
        <span className="feature-league">
          <SportIcon sport={row.sport.code} />
          <span>{nameOf(row.tournament.name)}</span>
          {inPlay ? (
            <b className="feature-live">
              {status === 'live' ? partOf(phase, row.sport.code) : statusName(status)} <Minute event={row.id} />
            </b>
          ) : (
            <time dateTime={row.startsAt}>{isToday(startsAt) ? t('today') : day(startsAt)}</time>
          )}
        </span>
        <span className="feature-sides">
          <span className="feature-side">
            <Badge competitor={home.id} sport={row.sport.code} />
            <span>{teamOf(home.name)}</span>
          </span>
          <b className="feature-score">{inPlay && score ? `${score.home} - ${score.away}` : clock(startsAt)}</b>
          <span className="feature-side">
            <Badge competitor={away.id} sport={row.sport.code} against={home.id} />
            <span>{teamOf(away.name)}</span>
          </span>
        </span>
      </Link>
      <div className="feature-prices">
        {outcomes.map((outcome, place) => (
          <PriceButton
            key={outcome.selection}
            event={row}
            market={row.main ?? { name: row.name }}
            outcome={outcome}
            label={columns[place] ?? null}
          />
        ))}
      </div>
    </li>
  )
}
