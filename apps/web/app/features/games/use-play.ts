import type { Game } from '@andon/contract/player-api/catalogue'
import type { MouseEvent } from 'react'
import { useModals } from '../../page/modals.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useSession } from '../../player/session.ts'
import { useGameLinks } from './game-links.ts'

/** Links to a game by mode. Visitors who choose real play log in first and then go to the game. */
export function usePlay(game: Pick<Game, 'gameCode' | 'modes'>) {
  const linkTo = useGameLinks()
  const session = useSession()
  const modals = useModals()
  const askForLogin = (event: MouseEvent) => {
    if (session.state !== 'visitor') return
    event.preventDefault()
    rememberReturnPath(linkTo(game, 'realgames').replace(/^\/[a-z]{2}/, ''))
    modals.open('login', { reason: 'realPlay' })
  }
  const real = { to: linkTo(game, 'realgames'), onClick: askForLogin }
  const demo = { to: linkTo(game, 'freegames') }
  const preferred = session.state !== 'player' && game.modes.includes('freegames') ? demo : real
  return { real, demo, /** Real play for players, the demo for visitors. */ preferred }
}
