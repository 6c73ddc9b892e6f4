import type { Tournament } from '@andon/contract/player-api/tournaments'
import { moneyFormat } from '@andon/money'
import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { Countdown } from './Countdown.tsx'
import { EntryAction } from './EntryAction.tsx'
import { PrizeFigures } from './PrizeFigures.tsx'
import { StateBadge } from './StateBadge.tsx'
import { tournamentText } from './text.ts'
import { stateAt } from './tournament-state.ts'
import { useInstant } from './use-instant.ts'
import { useRenewTournaments } from './use-tournaments.ts'

/** One that runs or comes: how long, for what, on which terms, and the way in. */
export function TournamentCard({ tournament, nowMs }: { tournament: Tournament; nowMs: number }) {
  const { id, name, image, startsAt, endsAt } = tournament
  const t = useText(tournamentText)
  const path = usePath()
  const instant = useInstant()
  const renew = useRenewTournaments()
  const runs = stateAt(tournament, nowMs) === 'RUNNING'
  return (
    <article className="race" data-runs={runs} aria-label={name}>
      {/* the name below says the same to who does not see it */}
      <Link to={path(`/tournament/${id}`)} className="race-art" tabIndex={-1} aria-hidden="true">
        <img src={image} alt="" width={640} height={320} loading="lazy" decoding="async" />
        <Countdown label={t(runs ? 'endsIn' : 'startsIn')} until={runs ? endsAt : startsAt} onEnd={renew} />
      </Link>
      <div className="race-words">
        <StateBadge state={runs ? 'RUNNING' : 'UPCOMING'} />
        <h3 className="heading-3">
          <Link to={path(`/tournament/${id}`)} className="race-link">
            {name}
          </Link>
        </h3>
        <Terms tournament={tournament} />
        <PrizeFigures tournament={tournament} />
        <p className="race-time">{t(runs ? 'ends' : 'starts', { at: instant(runs ? endsAt : startsAt, nowMs) })}</p>
        <EntryAction tournament={tournament} nowMs={nowMs} />
      </div>
    </article>
  )
}

/** The terms of the entry in a line. */
export function Terms({ tournament: { entry, buyIn, currency, scoring, chips } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  const { language } = usePage()
  const money = moneyFormat(currency, language)
  return (
    <ul className="conditions">
      <li>{t(`entry.${entry}`, { amount: money(buyIn) })}</li>
      {chips && <li>{t('chips.each', { count: chips.start })}</li>}
      {scoring.method === 'tips' ? (
        <li>{t('tipMatches', { count: scoring.rounds ?? 0 })}</li>
      ) : (
        <>
          <li>
            {chips
              ? t('roundsMost', { count: scoring.rounds ?? 0 })
              : scoring.rounds === null
                ? t('roundsAll')
                : t('roundsValue', { count: scoring.rounds })}
          </li>
          <li>
            {t('minStake')} {chips ? t('chips', { count: scoring.minStake }) : money(scoring.minStake)}
          </li>
        </>
      )}
    </ul>
  )
}
