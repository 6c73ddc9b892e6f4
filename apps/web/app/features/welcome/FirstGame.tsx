import { Link, useLocation } from 'react-router'
import { useText } from '../../page/use-text.ts'
import { useGames } from '../bonuses/use-plain-terms.ts'
import { GamePicture } from '../games/GamePicture.tsx'
import { useGameLinks } from '../games/game-links.ts'
import { welcomeText } from './text.ts'

/** The brand's first game: in demo play without money, if it has one. */
export function FirstGame({ close }: { close: () => void }) {
  const t = useText(welcomeText)
  const linkTo = useGameLinks()
  const [game] = useGames()
  const { pathname } = useLocation()
  if (!game || pathname.endsWith('/game-play')) return null // they have chosen one already
  const hasDemo = game.modes.includes('freegames')
  return (
    <section aria-label={t('game')} className="welcome-part">
      <h3 className="heading-3">{t('game')}</h3>
      <div className="welcome-game">
        <GamePicture game={game} kind="thumbnail" />
        <div className="grid content-center justify-items-start gap-2">
          <p className="font-bold">{game.name}</p>
          {hasDemo && <p className="text-sm text-ink-soft">{t('demoNote')}</p>}
          <Link
            to={linkTo(game, hasDemo ? 'freegames' : 'realgames')}
            className="button"
            data-kind="secondary"
            onClick={close}
          >
            {t(hasDemo ? 'demo' : 'real')}
          </Link>
        </div>
      </div>
    </section>
  )
}
