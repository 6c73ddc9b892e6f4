import type { Game } from '@andon/contract/player-api/catalogue'
import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useFavourites } from '../games/favourites.ts'
import { gamePagePath, useGameLinks } from '../games/game-links.ts'
import { gameSwitchId } from './GameSwitch.tsx'
import { gamePlayText } from './text.ts'
import { useFullScreen } from './use-full-screen.ts'

interface Props {
  readonly game: Game
  readonly gameType: Game['modes'][number]
  /** True if other games can be opened now. */
  readonly canSwitch: boolean
  readonly close: () => void
}

/** The rows that the bar has no room for on phones: favourite, full screen, demo and help. Hidden where the bar shows them itself. */
export function GameMenuRows({ game, gameType, canSwitch, close }: Props) {
  const t = useText(gamePlayText)
  const path = usePath()
  const gameLink = useGameLinks()
  const favourites = useFavourites()
  const { possible, full, toggle } = useFullScreen()
  const chosen = favourites.has(game.gameCode)
  return (
    <ul className="game-menu">
      <li>
        <button
          type="button"
          className="menu-row"
          aria-pressed={chosen}
          onClick={() => favourites.toggle(game.gameCode)}
        >
          <AccountIcon name="heart" />
          {t(chosen ? 'isFavourite' : 'addFavourite')}
        </button>
      </li>
      {possible && (
        <li>
          <button
            type="button"
            className="menu-row"
            onClick={() => {
              close()
              toggle()
            }}
          >
            <AccountIcon name="fullScreen" />
            {t(full ? 'leaveFullScreen' : 'fullScreen')}
          </button>
        </li>
      )}
      {gameType === 'realgames' && game.modes.includes('freegames') && (
        <li>
          <Link to={gameLink(game, 'freegames')} replace className="menu-row" onClick={close}>
            <AccountIcon name="play" />
            {t('playDemo')}
          </Link>
        </li>
      )}
      <li>
        <Link to={path(gamePagePath(game))} target="_blank" className="menu-row" onClick={close}>
          <AccountIcon name="info" />
          {t('about')}
        </Link>
      </li>
      <li>
        <Link to={path('/customer-service')} target="_blank" className="menu-row" onClick={close}>
          <AccountIcon name="help" />
          {t('help')}
        </Link>
      </li>
      {canSwitch && (
        <li>
          <button type="button" className="menu-row" popoverTarget={gameSwitchId}>
            <AccountIcon name="reels" />
            {t('otherGames')}
          </button>
        </li>
      )}
    </ul>
  )
}
