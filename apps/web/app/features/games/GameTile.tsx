import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/ui/Icon'
import { lazy, type MouseEvent, memo, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import { GameLink } from './GameLink.tsx'
import { useInRound } from './last-played.ts'
import { gameText } from './text.ts'

const loadCard = () => import('./GameCard.tsx')
const GameCard = lazy(() => loadCard().then((module) => ({ default: module.GameCard })))

const hoverMs = 350
const longPressMs = 450

/** `mini` is a line with a small picture, `ranked` has a number beside it; the others differ in the picture's ratio. */
export type TileShape = 'portrait' | 'wide' | 'square' | 'ranked' | 'mini'

/**
 * One game in a row or grid: a link that opens it. Hover, a long press or the info button opens a card with its figures and buttons, which lies over
 * the page, so that no tile is too small for it. Memoised: the lobby renders at every step of a navigation.
 */
export const GameTile = memo(function GameTile({
  game,
  shape = 'portrait',
  eager = false,
  rank,
  note,
}: {
  game: Game
  shape?: TileShape
  eager?: boolean
  /** From 1; of `ranked`. */
  rank?: number
  /** Instead of the return. */
  note?: string | undefined
}) {
  const t = useText(gameText)
  const card = useCard()
  return (
    <article className="tile" data-shape={shape} aria-label={game.name} ref={card.tile} {...card.handlers}>
      <GameLink game={game} className="tile-link">
        {rank !== undefined && (
          <span className="tile-rank" aria-hidden="true">
            {rank}
          </span>
        )}
        <img
          className="tile-art"
          src={isTall(shape) ? game.portrait : game.thumbnail}
          alt=""
          {...(isTall(shape) ? { width: 300, height: 400 } : { width: 400, height: 300 })}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        <span className="tile-words">
          <h3 className="tile-name">{game.name}</h3>
          {note === undefined ? <TileFigure game={game} /> : <span className="tile-figure tile-note">{note}</span>}
        </span>
      </GameLink>
      {shape !== 'mini' && <FavouriteHeart game={game} />}
      <button
        type="button"
        className="tile-info"
        aria-expanded={card.opened !== null}
        aria-label={t('details', { name: game.name })}
        onClick={() => card.open('button')}
      >
        <Icon name="info" />
      </button>
      {card.opened !== null && (
        <Suspense>
          <GameCard game={game} tile={card.tile} openedBy={card.opened} onClose={card.close} />
        </Suspense>
      )}
    </article>
  )
})

const isTall = (shape: TileShape) => shape === 'portrait' || shape === 'ranked'

/** The game's return, or that a round of the player's waits in it. */
function TileFigure({ game: { gameCode, rtp } }: { game: Game }) {
  const t = useText(gameText)
  const { language } = usePage()
  const inRound = useInRound().includes(gameCode)
  if (inRound) return <strong className="tile-in-round">{t('inRound')}</strong>
  if (rtp === null) return null
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return <span className="tile-figure">{t('rtpShort', { rtp: number.format(rtp) })}</span>
}

/** What opened a card decides how it closes: by leaving it, or by itself. */
export type OpenedBy = 'hover' | 'press' | 'button'

function useCard() {
  const tile = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)
  const [opened, setOpened] = useState<OpenedBy | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = (by: OpenedBy) => {
    clearTimeout(timer.current)
    pressed.current = by === 'press'
    setOpened((now) => (by === 'button' ? by : (now ?? by))) // a mouse that rests where the card opens does not take it over
  }
  const later = (by: OpenedBy, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => open(by), ms)
    void loadCard()
  }
  const cancel = () => clearTimeout(timer.current)
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later('hover', hoverMs),
    onPointerDown: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && later('press', longPressMs),
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onContextMenu: (event: MouseEvent) => pressed.current && event.preventDefault(),
    /** The end of a long press is no click. */
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return
      pressed.current = false
      event.preventDefault()
    },
  }
  return { tile, opened, open, close: () => setOpened(null), handlers }
}
