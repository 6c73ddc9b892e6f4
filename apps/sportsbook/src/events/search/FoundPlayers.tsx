import { Badge } from '../../art/Badge.tsx'
import { Link } from '../../page/Link.tsx'
import { useEventNames, useTeamName, useText, useTimes } from '../../page/text.ts'
import { pagesText } from '../pages-text.ts'
import type { FoundPlayer } from './use-players.ts'

/** Players, each leading to the first match that can be bet on. */
export function FoundPlayers({ players }: { players: readonly FoundPlayer[] }) {
  const t = useText(pagesText)
  const nameOf = useTeamName()
  const { ofEvent } = useEventNames()
  const { day, clock } = useTimes()
  return (
    <nav aria-label={t('search.players')}>
      <h2 className="found-title">{t('search.players')}</h2>
      <ul className="found-players">
        {players.map(({ id, name, team, event }) => {
          const startsAt = Date.parse(event.startsAt)
          const at = event.competitors.findIndex(({ short }) => short.ja === team?.ja && short.en === team?.en)
          const [side, home] = [event.competitors[at], event.competitors[0]]
          return (
            <li key={id}>
              <Link to={{ page: 'event', event: event.id }} className="found-player">
                {side && (
                  <Badge competitor={side.id} sport={event.sport.code} against={at > 0 ? home?.id : undefined} />
                )}
                <b>{nameOf(name)}</b>
                {team && <span>{nameOf(team)}</span>}
                <small>
                  {ofEvent(event.name)} · {day(startsAt)} {clock(startsAt)}
                </small>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
