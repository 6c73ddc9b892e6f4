import type { Game } from '@andon/contract/player-api/catalogue'
import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { gamePlayText } from './text.ts'

const OtherGames = lazy(() => import('./OtherGames.tsx').then((module) => ({ default: module.OtherGames })))

/** The drawer's id: a row of the game's menu opens it, too. */
export const gameSwitchId = 'game-switch'

/** A drawer beside the game with the player's latest games and games like this one. It opens between rounds only, and closes when a round starts. */
export function GameSwitch({
  game,
  gameType,
  inRound,
}: {
  game: Game
  gameType: Game['modes'][number]
  inRound: boolean
}) {
  const t = useText(gamePlayText)
  const drawer = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => drawer.current?.hidePopover?.()
  useEffect(() => {
    if (inRound) drawer.current?.hidePopover?.()
  }, [inRound])
  return (
    <>
      <button
        type="button"
        className="round-button game-bar-wide"
        popoverTarget={gameSwitchId}
        disabled={inRound}
        aria-label={t('otherGames')}
      >
        <AccountIcon name="reels" />
      </button>
      <section
        id={gameSwitchId}
        ref={drawer}
        popover="auto"
        className="game-switch"
        aria-label={t('otherGames')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <header className="game-switch-head">
          <h2 className="heading-3">{t('otherGames')}</h2>
          <button type="button" className="round-button" aria-label={t('closeGames')} onClick={close}>
            <AccountIcon name="cross" />
          </button>
        </header>
        {open && (
          <Suspense>
            <OtherGames game={game} gameType={gameType} onChosen={close} />
          </Suspense>
        )}
      </section>
    </>
  )
}
