import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/ui/Icon'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { FavouriteHeart } from '../games/FavouriteHeart.tsx'
import { useGameLinks } from '../games/game-links.ts'
import { HeaderPlayer } from '../player-area/HeaderPlayer.tsx'
import { gamePlayText } from './text.ts'

/** A thin bar: back link, game and mode, and the player's balance and session time. */
export function GameBar({ game, gameType }: { game: Game; gameType: Game['modes'][number] }) {
  const shell = useText(shellText)
  const t = useText(gamePlayText)
  const path = usePath()
  const { site } = usePage()
  const session = useSession()
  const gameLink = useGameLinks()
  return (
    <header className="game-bar">
      <PageTitle title={game.name} description={game.name} />
      <Link to={path(site.homePath.visitor)} className="round-button" aria-label={shell('toHome')}>
        <Icon name="back" />
      </Link>
      <h1 className="game-bar-name">{game.name}</h1>
      <FavouriteHeart game={game} />
      {gameType === 'freegames' && (
        <span className="game-bar-demo" title={t('demoNote')}>
          {t('demo')}
        </span>
      )}
      {gameType === 'freegames' && session.state === 'player' && (
        <Link className="button" data-kind="secondary" data-size="normal" to={gameLink(game, 'realgames')} replace>
          {t('playReal')}
        </Link>
      )}
      <div className="ms-auto flex items-center gap-2">
        <FullScreenButton />
        <HeaderPlayer />
      </div>
    </header>
  )
}

function FullScreenButton() {
  const t = useText(gamePlayText)
  const [full, setFull] = useState(false)
  const [possible, setPossible] = useState(false)
  useEffect(() => {
    setPossible(document.fullscreenEnabled)
    const onChange = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  if (!possible) return null
  const toggle = () =>
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined) // the browser refused: nothing changes
  return (
    <button
      type="button"
      className="round-button max-sm:hidden"
      aria-pressed={full}
      aria-label={full ? t('leaveFullScreen') : t('fullScreen')}
      onClick={toggle}
    >
      <Icon name="fullScreen" />
    </button>
  )
}
