import type { Game } from '@andon/contract/player-api/catalogue'
import { type MouseEvent, useCallback } from 'react'
import { useModals } from '../../page/modals.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useSession } from '../../player/session.ts'
import { useGameLinks } from './game-links.ts'

type Playable = Pick<Game, 'gameCode' | 'modes'>

/** Opens the login; after it the game opens for real. */
export function useRealPlayLogin(game: Playable): () => void {
  const linkTo = useGameLinks()
  const modals = useModals()
  const target = linkTo(game, 'realgames').replace(/^\/[a-z]{2}/, '')
  return useCallback(() => {
    rememberReturnPath(target)
    modals.open('login', { reason: 'realPlay' })
  }, [target, modals])
}

/** Links to a game by mode. Visitors who choose real play log in first and then go to the game. */
export function usePlay(game: Playable) {
  const linkTo = useGameLinks()
  const session = useSession()
  const logIn = useRealPlayLogin(game)
  const askForLogin = (event: MouseEvent) => {
    if (session.state !== 'visitor') return
    event.preventDefault()
    logIn()
  }
  const real = { to: linkTo(game, 'realgames'), onClick: askForLogin }
  const demo = { to: linkTo(game, 'freegames') }
  const preferred = session.state !== 'player' && game.modes.includes('freegames') ? demo : real
  return { real, demo, /** Real play for players, the demo for visitors. */ preferred }
}
