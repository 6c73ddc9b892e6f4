import type { Game } from '@andon/contract/player-api/catalogue'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GameRail } from '../games/GameRail.tsx'
import type { TileShape } from '../games/GameTile.tsx'
import type { LobbyContent } from '../games/lobby-content.ts'
import { usePlayersNow } from '../games/use-players-now.ts'
import { mostInRow, railsOf } from './rails.ts'
import { lobbyText } from './text.ts'

/** Of the tiles of a group; portrait unless given. */
const shapes: Readonly<Record<string, TileShape>> = {
  featured: 'wide',
  popular: 'ranked',
  live: 'wide',
  instant: 'square',
  'three-reels': 'square',
}

/** A row for each group, the featured games with wide pictures, and how many play each game now. `onFollow`: when a link to a whole group is followed. */
export function GameGroups({ content, onFollow }: { content: LobbyContent; onFollow?: () => void }) {
  const t = useText(lobbyText)
  const path = usePath()
  const lobby = path(`/lobbies/${content.lobby === 'home' ? 'casino' : content.lobby}`)
  const players = usePlayersNow()
  const noteOf = ({ gameCode }: Game) => {
    const count = players.get(gameCode)
    return count === undefined ? undefined : t('playersNow', { count })
  }
  const rails = railsOf(content).map(({ id, name, games, total }) => (
    <GameRail
      key={id}
      title={name}
      games={games.slice(0, mostInRow)}
      shape={shapes[id] ?? 'portrait'}
      noteOf={noteOf}
      shares={id !== 'featured'}
    >
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
  return <div className="rail-shelves">{rails}</div>
}
