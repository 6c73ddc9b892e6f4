import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import type { ReactNode } from 'react'
import { Badge } from '../art/Badge.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { favourites, type Kind } from '../favourites/marks.ts'
import type { EventRow } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import type { Route } from '../page/route.ts'
import { useName, useTeamName, useText } from '../page/text.ts'
import { pagesText } from './pages-text.ts'
import { useSports, useTournaments } from './queries.ts'

interface Mark {
  readonly id: string
  readonly name: string
  readonly sign: ReactNode
  /** Null: it has no page. */
  readonly to: Route | null
}

/** The sports, leagues and teams that are marked, also those without a match now, each with a button that removes it. */
export function MarkedList({ events }: { events: readonly EventRow[] }) {
  const t = useText(pagesText)
  const nameOf = useName()
  const teamOf = useTeamName()
  const { sports: sportIds, tournaments, teams, names } = favourites.use()
  const sports = useSports()
  const categories = useTournaments(undefined)
  const leagues = categories?.flatMap(({ sport, tournaments: own }) =>
    own.map((league) => ({ ...league, sport: sports?.find(({ id }) => id === sport)?.code })),
  )
  const lost = (id: string): Mark => ({ id, name: names[id] ?? id, sign: <SportsbookIcon name="star" />, to: null })

  function sportMark(id: string): Mark {
    const sport = sports?.find((one) => one.id === id)
    if (!sport) return lost(id)
    const to = { page: 'sport', sport: sport.code, part: 'matches' } as const
    return { id, name: nameOf(sport.name), sign: <SportIcon sport={sport.code} />, to }
  }
  function leagueMark(id: string): Mark {
    const league = leagues?.find((one) => one.id === id)
    if (!league?.sport) return lost(id)
    const to = { page: 'tournament', sport: league.sport, tournament: id } as const
    return { id, name: nameOf(league.name), sign: <SportIcon sport={league.sport} />, to }
  }
  /** A team is one click from its next match. */
  function teamMark(id: string): Mark {
    const next = events.find(({ competitors }) => competitors.some((one) => one.id === id))
    const team = next?.competitors.find((one) => one.id === id)
    if (!next || !team) return lost(id)
    const sign = <Badge competitor={id} sport={next.sport.code} />
    return { id, name: teamOf(team.name), sign, to: { page: 'event', event: next.id } }
  }
  return (
    <section aria-labelledby="marked">
      <h2 className="section-title" id="marked">
        {t('favourites.marked')}
      </h2>
      <Marks kind="sports" title={t('sports')} marks={sportIds.map(sportMark)} />
      <Marks kind="tournaments" title={t('favourites.leagues')} marks={tournaments.map(leagueMark)} />
      <Marks kind="teams" title={t('favourites.teams')} marks={teams.map(teamMark)} />
    </section>
  )
}

function Marks({ kind, title, marks }: { kind: Kind; title: string; marks: readonly Mark[] }) {
  if (marks.length === 0) return null
  return (
    <section className="group" aria-label={title}>
      <h3 className="country">{title}</h3>
      <ul className="leagues">
        {marks.map(({ id, name, sign, to }) => (
          <li key={id}>
            {to ? (
              <Link to={to} className="league">
                {sign}
                <span>{name}</span>
              </Link>
            ) : (
              <span className="league">
                {sign}
                <span>{name}</span>
              </span>
            )}
            <FavouriteButton kind={kind} id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
