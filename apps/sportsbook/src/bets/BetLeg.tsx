import { useQuery } from '@tanstack/react-query'
import { Badge } from '../art/Badge.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { useEventState, useOffer } from '../live/use-live.ts'
import { Link } from '../page/Link.tsx'
import { useEventNames, useName, useOdds, useText } from '../page/text.ts'
import { Minute } from '../score/Minute.tsx'
import type { Bet } from './bet.ts'
import { betsText } from './text.ts'

const nothing = { score: null, status: 'notStarted', phase: 'notStarted' }

/** A leg with its result; while the bet is open, with the score and the minute of now, and whether it would win. */
export function BetLeg({ leg, isOpen }: { leg: Bet['legs'][number]; isOpen: boolean }) {
  const t = useText(betsText)
  const nameOf = useName()
  const { ofEvent, ofOutcome } = useEventNames()
  const odds = useOdds()
  const { score, status, phase } = useEventState(leg.event) ?? nothing
  const result = useOffer(leg.selection)?.result ?? null
  const isPlayed = isOpen && score !== null && status !== 'notStarted'
  const sport = leg.about?.sport
  const isGraded = isPlayed && sport !== undefined && leg.result === null && leg.together.length === 0
  const { data: grading } = useQuery({
    queryKey: ['grading'], // every market of every sport: read when a leg is in play
    queryFn: () => import('./leg-status.ts'),
    staleTime: Infinity,
    enabled: isGraded,
  })
  const stands = isGraded && grading ? grading.legStatusOf(leg.selection, { sport, phase, score, result }) : null
  return (
    <li className="bet-leg" data-result={leg.result}>
      <div>
        {[
          {
            selection: leg.selection,
            names: leg.names,
            result: leg.together.length > 0 ? null : leg.result,
            decidedBy: leg.decidedBy,
          },
          ...leg.together,
        ].map(({ selection, names, result, decidedBy }) => (
          <p key={selection}>
            {leg.about && <SportIcon sport={leg.about.sport} />}
            <b>{ofOutcome(names.outcome, { selection, event: names.event })}</b> <small>{nameOf(names.market)}</small>
            {leg.together.length > 0 && result && <small> · {t(`result.${result}`)}</small>}
            {decidedBy && <span className="bet-decided">{nameOf(decidedBy)}</span>}
          </p>
        ))}
        <Link to={{ page: 'event', event: leg.event }} className="bet-event">
          <LegBadges leg={leg} />
          {ofEvent(leg.names.event)}
          {isPlayed && (
            <b className="slip-score">
              {' '}
              {score.home} - {score.away}
            </b>
          )}
          {isPlayed && (
            <>
              {' '}
              <Minute event={leg.event} sport={leg.about?.sport} />
            </>
          )}
        </Link>
      </div>
      <div className="bet-price">
        <b>{odds(leg.price)}</b>
        {leg.boosted && <small>{t('boosted')}</small>}
        {leg.banker && <small>{t('banker')}</small>}
        {stands && (
          <span className="bet-standing" data-standing={stands}>
            {t(`standing.${stands}`)}
          </span>
        )}
        {leg.result && <span className="bet-result">{t(`result.${leg.result}`)}</span>}
      </div>
    </li>
  )
}

/** The score of both sides, while the book knows the match. */
function LegBadges({ leg: { about } }: { leg: Bet['legs'][number] }) {
  const [home, away] = about?.competitors ?? []
  if (!about || !home || !away) return null
  return (
    <>
      <Badge competitor={home} sport={about.sport} />
      <Badge competitor={away} sport={about.sport} against={home} />
    </>
  )
}
