import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/web-kit/Icon'
import { useText } from '../../page/use-text.ts'
import { GameLink } from './GameLink.tsx'
import { gameText } from './text.ts'
import { useNotPlayable } from './use-not-playable.ts'

/** Buttons for real and demo play. */
export function PlayButtons({ game, size = 'normal' }: { game: Game; size?: 'normal' | 'large' }) {
  const t = useText(gameText)
  const notPlayable = useNotPlayable(game)

  if (notPlayable) return <p className="play-note">{t('notPlayableHere')}</p>
  return (
    <div className="play-buttons">
      {game.modes.includes('realgames') && (
        <GameLink game={game} mode="realgames" className="button" data-kind="primary" data-size={size}>
          <Icon name="play" />
          {t('playReal')}
        </GameLink>
      )}
      {game.modes.includes('freegames') && (
        <GameLink game={game} mode="freegames" className="button" data-kind="secondary" data-size={size}>
          {t('playDemo')}
        </GameLink>
      )}
    </div>
  )
}
