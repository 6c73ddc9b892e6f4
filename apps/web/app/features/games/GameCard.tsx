import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/web-kit/Icon'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { GameFigures } from './GameFigures.tsx'
import { GameLink } from './GameLink.tsx'
import { GamePicture } from './GamePicture.tsx'
import type { OpenedBy } from './GameTile.tsx'
import { gamePagePath } from './game-links.ts'
import { PlayButtons } from './PlayButtons.tsx'
import { gameText } from './text.ts'

const leastWidth = 280
const margin = 8

/**
 * A game's figures and buttons in the top layer: over its tile where a mouse points, else a sheet at the lower edge. A popover, so Escape and a press
 * beside it close it, and the focus goes back.
 */
export function GameCard({
  game,
  tile,
  openedBy,
  onClose,
}: {
  game: Game
  tile: RefObject<HTMLElement | null>
  openedBy: OpenedBy
  onClose: () => void
}) {
  const shell = useText(shellText)
  const t = useText(gameText)
  const path = usePath()
  const card = useRef<HTMLDivElement>(null)
  const closed = useEffectEvent(onClose)
  useEffect(() => {
    const shown = card.current
    if (shown === null) return
    if (openedBy === 'hover' && !tile.current?.matches(':hover')) return closed() // the mouse has gone on while the script came
    const hovered = tile.current
    shown.showPopover()
    if (tile.current && matchMedia('(hover: hover)').matches) placeOver(shown, tile.current)
    if (openedBy === 'button') shown.querySelector('a')?.focus()
    const close = () => shown.hidePopover()
    const closeBeside = ({ target }: Event) => target instanceof Node && !shown.contains(target) && close()
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const onToggle = (event: Event) => event instanceof ToggleEvent && event.newState === 'closed' && closed()
    shown.addEventListener('toggle', onToggle)
    if (openedBy === 'hover') {
      hovered?.addEventListener('pointerleave', close) // the card is in it; leaving the card alone would miss a mouse that never came upon it
      addEventListener('scroll', close, { passive: true })
    }
    if (openedBy === 'press') {
      addEventListener('pointerdown', closeBeside)
      addEventListener('keydown', closeByKey)
    }
    return () => {
      shown.removeEventListener('toggle', onToggle)
      hovered?.removeEventListener('pointerleave', close)
      removeEventListener('scroll', close)
      removeEventListener('pointerdown', closeBeside)
      removeEventListener('keydown', closeByKey)
    }
  }, [tile, openedBy])
  return (
    // an automatic popover would close at the end of the long press, which lies beside it
    <div
      ref={card}
      popover={openedBy === 'press' ? 'manual' : 'auto'}
      className="game-card"
      role="dialog"
      aria-label={game.name}
    >
      <GameLink game={game} className="game-card-art" tabIndex={-1} aria-hidden="true">
        <GamePicture game={game} kind="hero" />
      </GameLink>
      <div className="game-card-words">
        <p className="heading-3">{game.name}</p>
        <GameFigures game={game} />
        <PlayButtons game={game} />
        <Link to={path(gamePagePath(game))} className="text-link game-card-about">
          {t('aboutGame')}
        </Link>
      </div>
      {openedBy !== 'hover' && (
        <button
          type="button"
          className="round-button game-card-close"
          aria-label={shell('close')}
          onClick={() => card.current?.hidePopover()}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  )
}

/** In the middle of the tile, a little larger, and whole within the window; where it fits, below the bar of categories and the heading of the tile's row. */
function placeOver(card: HTMLElement, tile: HTMLElement) {
  const { left, top, width, height } = tile.getBoundingClientRect()
  const wanted = Math.max(leastWidth, width + 2 * margin)
  card.style.inlineSize = `${wanted}px`
  const within = (at: number, size: number, room: number) => Math.max(margin, Math.min(at, room - size - margin))
  const high = card.offsetHeight
  card.style.left = `${within(left + width / 2 - wanted / 2, wanted, document.documentElement.clientWidth)}px`
  const wantedTop = within(top + height / 2 - high / 2, high, innerHeight)
  const above = [document.querySelector('.category-bar'), tile.closest('.rail-section')?.querySelector('.rail-head')]
  const floor = Math.max(
    ...above.map((one) => one?.getBoundingClientRect().bottom ?? 0).filter((edge) => edge <= top),
    0,
  )
  card.style.top = `${floor + high <= innerHeight ? Math.max(wantedTop, floor) : wantedTop}px`
}
