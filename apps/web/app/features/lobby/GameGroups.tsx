import { useSearchParams } from 'react-router'
import { useText } from '../../page/use-text.ts'
import { GameRail } from '../games/GameRail.tsx'
import type { LobbyContent } from '../games/load-games.ts'
import { railsOf } from './rails.ts'
import { lobbyText } from './text.ts'

const mostInRail = 24
/** A row for each group, the featured games with wide pictures. */
export function GameGroups({ content }: { content: LobbyContent }) {
  const t = useText(lobbyText)
  const [, setParams] = useSearchParams()
  const show = (id: string) => setParams({ show: `group:${id}` }, { replace: true, preventScrollReset: true })
  return (
    <div className="page-width lobby-section">
      {railsOf(content).map(({ id, name, games }) => (
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
            onClick={() => show(id)}
          >
            {t('showAll', { count: games.length })}
          </button>
        </GameRail>
      ))}
    </div>
  )
}
