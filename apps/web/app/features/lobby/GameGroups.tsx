import { useText } from '../../page/use-text.ts'
import { GameRail } from '../games/GameRail.tsx'
import type { Rail } from './rails.ts'
import { lobbyText } from './text.ts'
import type { Filter } from './use-lobby-filter.ts'

const mostInRail = 24
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
