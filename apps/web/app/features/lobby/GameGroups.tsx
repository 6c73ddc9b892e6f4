import type { Game } from '@andon/contract/player-api/catalogue'
import { useText } from '../../page/use-text.ts'
import { GameRail } from '../games/GameRail.tsx'
import type { LobbyContent } from '../games/load-games.ts'
import { lobbyText } from './text.ts'
import type { Filter } from './use-lobby-filter.ts'

const mostInRail = 24
/** Fewer featured games are all at the top of the lobby. */
const fewestFeatured = 4

interface Rail {
  readonly id: string
  readonly name: string
  readonly games: readonly Game[]
}

/** A lobby's groups with their games. */
export function railsOf({ groups, games }: LobbyContent): readonly Rail[] {
  const byCode = new Map(games.map((game) => [game.gameCode, game]))
  return groups
    .filter(({ id, games }) => id !== 'featured' || games.length >= fewestFeatured)
    .map(({ id, name, games }) => ({ id, name, games: games.flatMap((code) => byCode.get(code) ?? []) }))
}

/** A row for each group, the featured games with wide pictures. */
export function GameGroups({ rails, onShow }: { rails: readonly Rail[]; onShow: (filter: Filter) => void }) {
  const t = useText(lobbyText)
  return (
    <div className="page-width lobby-section">
      {rails.map(({ id, name, games }) => (
        <GameRail
          key={id}
          title={name}
          games={games.slice(0, mostInRail)}
          shape={id === 'featured' ? 'wide' : 'portrait'}
        >
          <button
            type="button"
            className="text-link rail-all"
            aria-label={t('showGroup', { name })}
            onClick={() => onShow(`group:${id}`)}
          >
            {t('showAll', { count: games.length })}
          </button>
        </GameRail>
      ))}
    </div>
  )
}
