import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/web-kit/Icon'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { GameTile, type TileShape } from './GameTile.tsx'
import { gameText } from './text.ts'

/** A titled row of games that scrolls by touch, by wheel, by the arrow keys and by its two buttons. */
export function GameRail({
  title,
  games,
  shape = 'portrait',
  children,
  noteOf,
  tileOf,
  width,
}: {
  title: string
  games: readonly Game[]
  shape?: TileShape
  /** Beside the title. */
  children?: ReactNode
  /** The note on a tile in place of the game's return. */
  noteOf?: (game: Game) => string | undefined
  /** A tile of another kind than the usual one. */
  tileOf?: (game: Game) => ReactNode
  /** On shelves: of so many portrait tiles; the rest of the line is for other rows. */
  width?: number
}) {
  const t = useText(gameText)
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const overflows = useOverflow(row)
  const turn = (pages: number) => row.current?.scrollBy({ left: pages * row.current.clientWidth, behavior: 'smooth' })
  return (
    <section className="rail-section" aria-labelledby={id} data-tiles={width}>
      <div className="rail-head">
        <h2 id={id} className="heading-3">
          {title}
        </h2>
        {children}
        {overflows && (
          <span className="rail-turn">
            <button
              type="button"
              className="round-button"
              aria-label={t('previous', { title })}
              onClick={() => turn(-0.9)}
            >
              <Icon name="back" />
            </button>
            <button type="button" className="round-button" aria-label={t('next', { title })} onClick={() => turn(0.9)}>
              <Icon name="back" />
            </button>
          </span>
        )}
      </div>
      <ul ref={row} className="rail" data-shape={shape} onKeyDown={moveByArrows}>
        {games.map((game, place) => (
          <li key={game.gameCode}>
            {tileOf?.(game) ?? (
              <GameTile
                game={game}
                shape={shape}
                note={noteOf?.(game)}
                {...(shape === 'ranked' && { rank: place + 1 })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The arrow keys move between the tiles of a row, from link to link. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('.tile-link')]
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const next = step === undefined || at === -1 ? undefined : links[at + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'smooth' })
}

function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const watching = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    watching.observe(element)
    return () => watching.disconnect()
  }, [row])
  return overflows
}
