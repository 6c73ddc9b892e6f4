import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/ui/Icon'
import { Link } from 'react-router'
import { useText } from '../../page/use-text.ts'
import { gameText } from './text.ts'
import { useNotPlayable } from './use-not-playable.ts'
import { usePlay } from './use-play.ts'

/** Buttons for real and demo play. */
export function PlayButtons({ game, size = 'normal' }: { game: Game; size?: 'normal' | 'large' }) {
  const t = useText(gameText)
  const { real, demo } = usePlay(game)
  const notPlayable = useNotPlayable(game)

  if (notPlayable) return <p className="play-note">{t('notPlayableHere')}</p>
  return (
    <div className="play-buttons">
      {game.modes.includes('realgames') && (
        <Link {...real} className="button" data-kind="primary" data-size={size}>
          <Icon name="play" />
          {t('playReal')}
        </Link>
      )}
      {game.modes.includes('freegames') && (
        <Link {...demo} className="button" data-kind="secondary" data-size={size}>
          {t('playDemo')}
        </Link>
      )}
    </div>
  )
}
