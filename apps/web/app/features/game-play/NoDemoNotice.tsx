import type { Game } from '@andon/contract/player-api/catalogue'
import { Button } from '@andon/web-kit/Button'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { useGameLinks } from '../games/game-links.ts'
import { useRealPlayLogin } from '../games/use-real-play-login.ts'
import { gamePlayText } from './text.ts'

/** A game that is played for real only: visitors are asked to log in, and the game opens when they have; players choose real play themselves. */
export function NoDemoNotice({ game, onHome }: { game: Game; onHome: () => void }) {
  const t = useText(gamePlayText)
  const linkTo = useGameLinks()
  const { state } = useSession()
  const logIn = useRealPlayLogin(game)
  useEffect(() => {
    if (state === 'visitor') logIn()
  }, [state, logIn])
  return (
    <section className="game-notice" aria-labelledby="no-demo">
      <h2 id="no-demo" className="heading-2">
        {t('noDemo')}
      </h2>
      <p>{t(state === 'visitor' ? 'noDemoVisitor' : 'noDemoPlayer')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {state === 'visitor' ? (
          <Button kind="primary" onClick={logIn}>
            {t('logInToPlay')}
          </Button>
        ) : (
          <Link to={linkTo(game, 'realgames')} replace className="button" data-kind="primary">
            {t('playReal')}
          </Link>
        )}
        <Button onClick={onHome}>{t('toHome')}</Button>
      </div>
    </section>
  )
}
