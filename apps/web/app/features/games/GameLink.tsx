import type { Game } from '@andon/contract/player-api/catalogue'
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPath, Link, useNavigation } from 'react-router'
import { useSession } from '../../player/session.ts'
import { useGameLinks } from './game-links.ts'
import { rememberGame } from './known-game.ts'
import { useRealPlayLogin } from './use-real-play-login.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly game: Game
  /** Without one: real play for players, the demo for visitors. */
  readonly mode?: Game['modes'][number]
}

/** Opens a game, and is busy from the click until its page is there. Visitors who choose real play log in first and then go to the game. */
export function GameLink({ game, mode, ...rest }: Props) {
  const session = useSession()
  const logIn = useRealPlayLogin(game)
  const [opened, setOpened] = useState<string>()
  const preferred = session.state !== 'player' && game.modes.includes('freegames') ? 'freegames' : 'realgames'
  const chosen = mode ?? preferred
  const to = useGameLinks()(game, chosen)
  const opening = opened === to
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented) return
    if (chosen === 'realgames' && session.state === 'visitor') {
      event.preventDefault()
      logIn()
      return
    }
    rememberGame(game)
    setOpened(opensElsewhere(event) ? undefined : to)
  }
  return (
    <>
      <Link {...rest} to={to} onClick={open} aria-busy={opening || undefined} />
      {opening && <UntilOpened to={to} onEnd={() => setOpened(undefined)} />}
    </>
  )
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/** Only the link that was clicked watches the navigation: there are dozens on a page. It ends as well when the player chooses another page. */
function UntilOpened({ to, onEnd }: { to: string; onEnd: () => void }) {
  const { location } = useNavigation()
  const underWay = location !== undefined && createPath(location) === to
  const began = useRef(false)
  useEffect(() => {
    if (underWay) began.current = true
    else if (began.current) onEnd()
  }, [underWay, onEnd])
  return null
}
