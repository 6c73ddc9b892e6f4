import { gameFigures } from '@andon/contract/games/figures'
import type { Game } from '@andon/contract/player-api/catalogue'
import { Icon } from '@andon/web-kit/Icon'
import {
  lazy,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { breakable } from '../../page/breakable.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import { GameLink } from './GameLink.tsx'
import { GamePicture } from './GamePicture.tsx'
import { useInRound } from './last-played.ts'
import { gameText } from './text.ts'

const loadCard = () => import('./GameCard.tsx')
const GameCard = lazy(() => loadCard().then((module) => ({ default: module.GameCard })))

const hoverMs = 350
const longPressMs = 450

/** `mini` is a line with a small picture, `ranked` has a number beside it, `live` is a room; the others differ in the picture's ratio. */
export type TileShape = 'large' | 'portrait' | 'wide' | 'square' | 'ranked' | 'mini' | 'live'

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
  children,
}: {
  game: Game
  shape?: TileShape
  eager?: boolean
  /** From 1; of `ranked`. */
  rank?: number
  /** Instead of the return. */
  note?: string | undefined
  /** Over its picture. */
  children?: ReactNode
}) {
  const t = useText(gameText)
  const card = useCard(game.gameCode)
  return (
    <article className="tile" data-shape={shape} aria-label={game.name} ref={card.tile} {...card.handlers}>
      <GameLink game={game} className="tile-link">
        {rank !== undefined && (
          <span className="tile-rank" aria-hidden="true">
            {rank}
          </span>
        )}
        <GamePicture
          key={game.gameCode} // a picture stays until the next has loaded: not under the name of another game
          game={game}
          kind={isTall(shape) ? 'portrait' : 'thumbnail'}
          className="tile-art"
          loading={eager ? 'eager' : 'lazy'}
        />
        <div className="tile-words">
          <h3 className="tile-name">{breakable(game.name)}</h3>
          {note === undefined ? <TileFigure game={game} /> : <span className="tile-figure tile-note">{note}</span>}
        </div>
      </GameLink>
      {children}
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

const isTall = (shape: TileShape) => shape === 'large' || shape === 'portrait' || shape === 'ranked'

/** The game's return, or that a round of the player's waits in it. */
function TileFigure({ game: { gameCode, rtp } }: { game: Game }) {
  const t = useText(gameText)
  const { language } = usePage()
  const inRound = useInRound().includes(gameCode)
  if (inRound) return <strong className="tile-in-round">{t('inRound')}</strong>
  if (rtp === null) return null
  return <span className="tile-figure">{t('rtpShort', { rtp: gameFigures(language).rtp(rtp) })}</span>
}

/** The way in which a card was opened decides how it closes: by leaving it, or by itself. */
export type OpenedBy = 'hover' | 'press' | 'button'

function useCard(gameCode: string) {
  const tile = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)
  const dismissed = useRef(false)
  const [openedFor, setOpened] = useState<{ by: OpenedBy; gameCode: string } | null>(null)
  const opened = openedFor?.gameCode === gameCode ? openedFor.by : null // a list that changes may give the tile to another game
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = (by: OpenedBy) => {
    clearTimeout(timer.current)
    if (by === 'hover' && !tile.current?.matches(':hover')) return // a dialog has covered the tile meanwhile
    pressed.current = by === 'press'
    setOpened((now) => (by !== 'button' && now?.gameCode === gameCode ? now : { by, gameCode })) // a mouse that rests where the card opens does not take it over
  }
  const later = (by: OpenedBy, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => open(by), ms)
    void loadCard()
  }
  const cancel = () => clearTimeout(timer.current)
  /** A card that was closed under a resting mouse stays closed until the mouse comes again: browsers report another entry once the card is gone. */
  const close = () => {
    dismissed.current = tile.current?.matches(':hover') ?? false
    setOpened(null)
  }
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && !dismissed.current && later('hover', hoverMs),
    onPointerDown: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && later('press', longPressMs),
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: () => {
      dismissed.current = false
      cancel()
    },
    onContextMenu: (event: MouseEvent) => pressed.current && event.preventDefault(),
    /** The end of a long press is no click. */
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return
      pressed.current = false
      event.preventDefault()
    },
  }
  return { tile, opened, open, close, handlers }
}
