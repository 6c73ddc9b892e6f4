import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/ui/Icon'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useModals } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useSession } from '../../player/session.ts'
import { useGameLinks } from './game-links.ts'
import { gameText } from './text.ts'
import { useNotPlayable } from './use-not-playable.ts'

/** Buttons for real and demo play. Visitors who choose real play log in first and then go to the game. */
export function PlayButtons({ game, size = 'normal' }: { game: Game; size?: 'normal' | 'large' }) {
  const t = useText(gameText)
  const linkTo = useGameLinks()
  const session = useSession()
  const modals = useModals()
  const notPlayable = useNotPlayable(game)

  const askForLogin = (event: MouseEvent) => {
    if (session.state !== 'visitor') return
    event.preventDefault()
    rememberReturnPath(linkTo(game, 'realgames').replace(/^\/[a-z]{2}/, ''))
    modals.open('login', { reason: 'realPlay' })
  }

  if (notPlayable) return <p className="play-note">{t('notPlayableHere')}</p>
  return (
    <div className="play-buttons">
      {game.modes.includes('realgames') && (
        <Link
          to={linkTo(game, 'realgames')}
          className="button"
          data-kind="primary"
          data-size={size}
          onClick={askForLogin}
        >
          <Icon name="play" />
          {t('playReal')}
        </Link>
      )}
      {game.modes.includes('freegames') && (
        <Link to={linkTo(game, 'freegames')} className="button" data-kind="secondary" data-size={size}>
          {t('playDemo')}
        </Link>
      )}
    </div>
  )
}
