import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/ui/Icon'
import { type PointerEvent, useRef, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import { GameFigures } from './GameFigures.tsx'
import { PlayButtons } from './PlayButtons.tsx'
import { gameText } from './text.ts'

const longPressMs = 450

/** One game in a row or grid. Hover, focus, a long press or the info button shows its figures and buttons. */
export function GameTile({ game }: { game: Game }) {
  const t = useText(gameText)
  const [open, setOpen] = useState(false)
  const press = useRef<ReturnType<typeof setTimeout>>(undefined)

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') press.current = setTimeout(() => setOpen(true), longPressMs)
  }
  const onPointerEnd = () => clearTimeout(press.current)

  return (
    <article
      className="tile"
      data-open={open || undefined}
      aria-label={game.name}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onPointerLeave={() => {
        onPointerEnd()
        setOpen(false)
      }}
      onContextMenu={(event) => {
        if (open) event.preventDefault() // the end of a long press is no click
      }}
    >
      <img className="tile-art" src={game.thumbnail} alt="" width={400} height={300} loading="lazy" decoding="async" />
      <div className="tile-foot">
        <h3 className="tile-name">{game.name}</h3>
        <button
          type="button"
          className="tile-info"
          aria-expanded={open}
          aria-label={t('details', { name: game.name })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="info" />
        </button>
      </div>
      <FavouriteHeart game={game} />
      <div className="tile-panel">
        <GameFigures game={game} show="tile" />
        <PlayButtons game={game} />
      </div>
    </article>
  )
}
