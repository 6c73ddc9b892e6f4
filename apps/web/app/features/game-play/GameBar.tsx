import type { Game } from '@andon/contract/player-api/catalogue'
import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { FavouriteHeart } from '../games/FavouriteHeart.tsx'
import { gamePagePath } from '../games/game-links.ts'
import { GameBarPlayer } from './GameBarPlayer.tsx'
import { GameSwitch } from './GameSwitch.tsx'
import { gamePlayText } from './text.ts'
import { useFullScreen } from './use-full-screen.ts'

interface Props {
  readonly game: Game
  readonly gameType: Game['modes'][number]
  /** The race with whose chips it is played. */
  readonly race: string | undefined
  /** A round of the game is being played. */
  readonly inRound: boolean
}

/**
 * A thin bar: back link, game and mode, session time, balance and deposit. The name leads to the game's page; the game has its own rules. Favourite, full screen and help stand in it on a wide screen; on phones they are
 * in its menu. Beside the game on a phone on its side, above it elsewhere: `game-play.css` places the parts.
 */
export function GameBar({ game, gameType, race, inRound }: Props) {
  const shell = useText(shellText)
  const t = useText(gamePlayText)
  const path = usePath()
  const { site } = usePage()
  return (
    <header className="game-bar">
      <PageTitle title={game.name} description={game.name} />
      <Link
        to={path(race === undefined ? site.homePath.visitor : `/tournament/${race}`)}
        className="round-button game-bar-back"
        aria-label={race === undefined ? shell('toHome') : t('toRace')}
      >
        <AccountIcon name="back" />
      </Link>
      <h1 className="game-bar-name">
        <Link to={path(gamePagePath(game))} target="_blank" title={t('about')}>
          {game.name}
        </Link>
      </h1>
      {gameType === 'freegames' && (
        <span className="game-bar-demo" title={t('demoNote')}>
          {t('demo')}
        </span>
      )}
      {race !== undefined && (
        <span className="game-bar-demo" title={t('chipsNote')}>
          {t('chips')}
        </span>
      )}
      {race === undefined && <GameSwitch game={game} gameType={gameType} inRound={inRound} />}
      <FavouriteHeart game={game} />
      <FullScreenButton />
      <Link
        to={path('/customer-service')}
        target="_blank"
        className="round-button game-bar-wide"
        aria-label={t('help')}
      >
        <AccountIcon name="help" />
      </Link>
      <GameBarPlayer game={game} gameType={gameType} isRace={race !== undefined} inRound={inRound} />
    </header>
  )
}

function FullScreenButton() {
  const t = useText(gamePlayText)
  const { possible, full, toggle } = useFullScreen()
  if (!possible) return null
  return (
    <button
      type="button"
      className="round-button game-bar-wide"
      aria-pressed={full}
      aria-label={t(full ? 'leaveFullScreen' : 'fullScreen')}
      onClick={toggle}
    >
      <AccountIcon name="fullScreen" />
    </button>
  )
}
