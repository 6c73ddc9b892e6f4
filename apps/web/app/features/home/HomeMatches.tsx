import type { SportsMatch } from '@andon/contract/player-api/sports-matches'
import { Link } from 'react-router'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SportsLinks } from './SportsLinks.tsx'
import { homeText } from './text.ts'
import { useMatches } from './use-matches.ts'

/** Matches in play and those that start next with their prices; where the sportsbook offers no list, the ways into it. */
export function HomeMatches() {
  const t = useText(homeText)
  const path = usePath()
  const { matches, isPending } = useMatches()
  if (!isPending && !matches?.length) return <SportsLinks />
  const live = matches?.filter((match) => match.live)
  const upcoming = matches?.filter((match) => !match.live)
  return (
    <section className="page-width home-matches" aria-labelledby="sports" aria-busy={isPending}>
      <header className="rail-head">
        <h2 id="sports" className="heading-3">
          {t('sports')}
        </h2>
        <Link to={path('/sports')} prefetch="intent" className="text-link rail-all">
          {t('allMatches')}
        </Link>
      </header>
      <div className="match-lists">
        {isPending ? (
          <>
            <Outline />
            <Outline />
          </>
        ) : (
          <>
            <MatchList title={t('live')} matches={live ?? []} />
            <MatchList title={t('upcoming')} matches={upcoming ?? []} />
          </>
        )}
      </div>
    </section>
  )
}

/** A placeholder as high as six matches. */
function Outline() {
  return (
    <div className="match-outline" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <span key={row} className="skeleton-block" />
      ))}
    </div>
  )
}

function MatchList({ title, matches }: { title: string; matches: readonly SportsMatch[] }) {
  if (matches.length === 0) return null
  return (
    <section aria-label={title}>
      <ul className="match-list">
        {matches.map((match) => (
          <li key={match.id} className="match">
            <Match match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const signs = { home: '1', draw: 'X', away: '2' } as const

function Match({ match }: { match: SportsMatch }) {
  const t = useText(homeText)
  const path = usePath()
  const { language } = usePage()
  const { id, home, away, score, prices } = match
  const odds = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const names = { home, draw: t('draw'), away }
  const event = path(`/sports/event/${id}`)
  return (
    <>
      <Link to={event} className="match-link">
        <span className="match-about">
          <When match={match} />
          <span className="match-sport">{`${match.sportName} · ${match.tournament}`}</span>
        </span>
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className="match-side">
            <span className="match-name">{names[side]}</span>
            {score && <b>{score[side]}</b>}
          </span>
        ))}
      </Link>
      <span className="match-prices" data-count={prices.length}>
        {prices.map(({ side, pick, price }) => {
          const shown = price === null ? '–' : odds.format(price / 1000)
          return (
            <Link
              key={pick}
              to={`${event}?${new URLSearchParams({ pick })}`}
              className="match-price"
              aria-label={t('price', { name: names[side], price: shown })}
            >
              <span aria-hidden="true">{signs[side]}</span>
              <b>{shown}</b>
            </Link>
          )
        })}
      </span>
    </>
  )
}

/** The minute of play, or that it is live; before the start the time, in the visitor's own zone, with the day unless it is today. */
function When({ match: { live, minute, startsAt } }: { match: SportsMatch }) {
  const t = useText(homeText)
  const { language } = usePage()
  if (live) return <strong className="match-live">{minute === null ? t('liveNow') : t('minute', { minute })}</strong>
  const at = new Date(startsAt)
  const isToday = at.toDateString() === new Date().toDateString()
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const day = isToday ? {} : ({ month: 'numeric', day: 'numeric' } as const)
  return <time dateTime={startsAt}>{dateFormat(language, { ...day, ...clock }).format(at)}</time>
}
