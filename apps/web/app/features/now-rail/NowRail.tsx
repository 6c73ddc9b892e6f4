import { moneyFormat } from '@andon/money'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useRef } from 'react'
import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FollowJackpots } from '../jackpots/FollowJackpots.tsx'
import { JackpotLantern } from '../jackpots/JackpotLantern.tsx'
import { Meter } from '../jackpots/Meter.tsx'
import { poolsOf } from '../jackpots/pools.ts'
import { jackpotText } from '../jackpots/text.ts'
import { useJackpots } from '../jackpots/use-jackpots.ts'
import { useInSight } from '../live-rooms/use-in-sight.ts'
import { Countdown } from '../tournaments/Countdown.tsx'
import { tournamentText } from '../tournaments/text.ts'
import { arrange, prizeTotal } from '../tournaments/tournament-state.ts'
import { useClock } from '../tournaments/use-clock.ts'
import { useRenewTournaments, useTournaments } from '../tournaments/use-tournaments.ts'

/** Between the games of a lobby: the tournament that runs or comes next, and the meters. As high before its figures are known. */
export function NowRail() {
  const t = useText(tournamentText)
  const place = useRef<HTMLElement>(null)
  const isSeen = useInSight(place)
  const { site } = usePage()
  return (
    <section ref={place} className="now-rail" aria-label={t('strip.title')}>
      {isSeen && site.flags.jackpot && <FollowJackpots />}
      <RacePanel isSeen={isSeen} />
      {site.flags.jackpot && <JackpotPanel />}
    </section>
  )
}

function RacePanel({ isSeen }: { isSeen: boolean }) {
  const t = useText(tournamentText)
  const path = usePath()
  return (
    <div className="now-panel">
      <h2 className="heading-3">
        <Link to={path('/tournament')} className="now-panel-link">
          {t('title')}
        </Link>
      </h2>
      {isSeen ? <Race /> : <Skeleton lines={2} />}
    </div>
  )
}

function Race() {
  const t = useText(tournamentText)
  const { language } = usePage()
  const nowMs = useClock()
  const renew = useRenewTournaments()
  const { data } = useTournaments()
  if (data === undefined || nowMs === null) return <Skeleton lines={2} />
  const { running, upcoming } = arrange(data, nowMs)
  const [shown] = [...running, ...upcoming]
  if (shown === undefined) return <p className="text-ink-soft">{t('running.soon')}</p>
  const runs = running.includes(shown)
  const total = prizeTotal(shown.prizes)
  return (
    <div className="now-race">
      <p className="now-race-words">
        <strong>{shown.name}</strong>
        <span>
          {total > 0 && `${t('prizes')} ${moneyFormat(shown.currency, language)(total)} · `}
          {t('entrants')} {t('entrantsValue', { count: new Intl.NumberFormat(language).format(shown.entrants) })}
        </span>
      </p>
      <Countdown label={t(runs ? 'endsIn' : 'startsIn')} until={runs ? shown.endsAt : shown.startsAt} onEnd={renew} />
    </div>
  )
}

function JackpotPanel() {
  const t = useText(jackpotText)
  const path = usePath()
  const { data } = useJackpots()
  const [first] = poolsOf(data ?? [])
  return (
    <div className="now-panel" data-kind="jackpots">
      <h2 className="heading-3">
        <Link to={path('/jackpots')} className="now-panel-link">
          {t('title')}
        </Link>
      </h2>
      {data === undefined && <Skeleton lines={2} />}
      {data?.length === 0 && <p>{t('none')}</p>}
      <ul className="now-meters">
        {first?.levels.map(({ id, level, amount, currency }) => (
          <li key={id} data-level={level}>
            <JackpotLantern level={level} />
            <span className="now-meter">
              <small>{t(`level.${level}`)}</small>
              <Meter amount={amount} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
