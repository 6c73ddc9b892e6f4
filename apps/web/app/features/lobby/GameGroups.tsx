import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GameRail } from '../games/GameRail.tsx'
import type { LobbyContent } from '../games/load-games.ts'
import { railsOf } from './rails.ts'
import { lobbyText } from './text.ts'

const mostInRail = 24

/** A row for each group, the featured games with wide pictures. `onFollow`: when a link to a whole group is followed. */
export function GameGroups({ content, onFollow }: { content: LobbyContent; onFollow?: () => void }) {
  const t = useText(lobbyText)
  const path = usePath()
  const lobby = path(`/lobbies/${content.lobby === 'home' ? 'casino' : content.lobby}`)
  return railsOf(content).map(({ id, name, games, total }) => (
    <GameRail key={id} title={name} games={games.slice(0, mostInRail)} shape={id === 'featured' ? 'wide' : 'portrait'}>
      <Link
        to={`${lobby}?${new URLSearchParams({ show: `group:${id}` })}`}
        className="text-link rail-all"
        aria-label={t('showGroup', { name })}
        preventScrollReset={content.lobby !== 'home'}
        onClick={onFollow}
      >
        {t('showAll', { count: total })}
      </Link>
    </GameRail>
  ))
}
