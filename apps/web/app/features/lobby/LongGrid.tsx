import type { Game } from '@andon/contract/player-api/catalogue'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../../page/hydrated.ts'
import { fetchAhead } from '../../page/when-quiet.ts'
import { firstGames } from '../games/first-games.ts'
import { GameTile } from '../games/GameTile.tsx'
import { eager } from './GameGrid.tsx'
import { type GridShape, type GridWindow, placeAfter, placesIn, windowOf, withinCount } from './grid-window.ts'

interface Props {
  readonly games: readonly Game[]
  readonly count: number
  readonly onMissing: () => void
  /** All of its tiles are equally high. */
  readonly tileOf?: (game: Game, isEager: boolean) => ReactNode
}

/**
 * A grid for any number of games: it is as high as all of them, but has only the tiles around what is visible and the one with the focus. The server draws
 * the first. `count` may be more than there are `games` yet: the missing ones are empty tiles, and `onMissing` asks for them.
 */
export function LongGrid({ games, count, onMissing, tileOf = usualTile }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const isHydrating = !useHydrated()
  const [focused, setFocused] = useState<number | null>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (list.current?.contains(activeElement)) setFocused(placeOf(activeElement)) // since before the scripts ran
  }, [])
  const drawn = useDrawn(list, { count, isHydrating })

  const isMissing = games.length < count
  const reachesMissing = isMissing && (drawn?.to ?? 0) > games.length
  useEffect(() => {
    if (reachesMissing) onMissing()
    else if (isMissing) return fetchAhead(onMissing)
  }, [reachesMissing, isMissing, onMissing])

  const goTo = useRef<number>(undefined)
  const move = (event: KeyboardEvent) => {
    const from = focused ?? -1
    const to = placeAfter(event.key, { from, count, columns: drawn?.columns ?? 1 })
    if (to === undefined || from < 0) return
    event.preventDefault()
    setFocused(to)
    goTo.current = to
    if (to >= games.length) onMissing()
  }
  useEffect(() => {
    if (goTo.current === undefined) return
    const link = list.current?.querySelector<HTMLElement>(`[aria-posinset="${goTo.current + 1}"] a`)
    if (!link) return // before its game is here
    goTo.current = undefined
    link.focus({ preventScroll: true })
    link.closest('li')?.scrollIntoView({ block: 'nearest' })
  })

  const places =
    drawn === null
      ? Array.from({ length: isHydrating ? firstGames : 1 }, (_, place) => place)
      : placesIn(drawn, focused, count)
  return (
    <div className="tile-section">
      <ul
        ref={list}
        className="tile-grid"
        data-long
        style={drawn ? gridStyle(drawn, count) : undefined}
        onKeyDown={move}
        onFocus={({ target }) => {
          goTo.current = undefined
          setFocused(placeOf(target))
        }}
        onBlur={() => setFocused(null)}
      >
        {places.map((place) => {
          const game = games[place]
          return (
            <li
              key={place} // another order changes the tiles, which is faster than drawing new ones
              aria-setsize={count}
              aria-posinset={place + 1}
              style={drawn ? placeOnGrid(place, drawn) : undefined}
            >
              {game ? tileOf(game, place < eager) : <EmptyTile />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface Drawn extends GridWindow, GridShape {
  /** Between rows, in pixels. */
  readonly gap: number
}

/** Which tiles are drawn: those around what is visible, measured again when the grid or the window changes. Null before the grid is measured. */
function useDrawn(
  list: RefObject<HTMLUListElement | null>,
  { count, isHydrating }: { readonly count: number; readonly isHydrating: boolean },
): Drawn | null {
  const [seen, setDrawn] = useState<Drawn | null>(isHydrating ? null : guess)
  const look = useEffectEvent((isFirst = false) => {
    const grid = list.current
    const measured = grid && measure(grid)
    if (!measured) return
    const { columns, gap, height } = measured
    const pitch = height + gap
    grid.style.height = heightOf(count, { columns, pitch, gap }) // now, before the router scrolls to where the visitor was
    const top = -grid.getBoundingClientRect().top
    const windowAt = (margin?: number): Drawn => ({
      ...windowOf({ columns, pitch }, { top, height: innerHeight, margin }),
      pitch,
      gap,
    })
    lastSeen = windowAt()
    const next = isFirst ? windowAt(0) : lastSeen
    setDrawn((now) => (now && (isFirst ? covers(now, next) : isSame(now, next)) ? now : next))
  })
  useLayoutEffect(() => {
    if (list.current === null) return
    const lookAgain = () => look()
    look(true) // what is around it is drawn after the first frame: the observer calls at once
    const watching = new ResizeObserver(lookAgain)
    watching.observe(list.current)
    addEventListener('scroll', lookAgain, { passive: true })
    addEventListener('resize', lookAgain)
    return () => {
      watching.disconnect()
      removeEventListener('scroll', lookAgain)
      removeEventListener('resize', lookAgain)
    }
  }, [list])
  return seen && { ...seen, ...withinCount(seen, count) }
}

/** By any grid before, from which a new one guesses what it shows, as its first tiles are better drawn before they are measured. */
let lastSeen: Drawn | null = null
const guess = () =>
  lastSeen && { ...lastSeen, ...windowOf(lastSeen, { top: -innerHeight / 4, height: innerHeight, margin: 0 }) }

const covers = (drawn: Drawn, visible: Drawn) =>
  drawn.columns === visible.columns &&
  drawn.pitch === visible.pitch &&
  drawn.from <= visible.from &&
  drawn.to >= visible.to

const isSame = (a: Drawn, b: Drawn) =>
  a.from === b.from && a.to === b.to && a.columns === b.columns && a.pitch === b.pitch

const heightOf = (count: number, { columns, pitch, gap }: Pick<Drawn, 'columns' | 'pitch' | 'gap'>) =>
  `${Math.ceil(count / columns) * pitch - gap}px`

/** A grid as high as all rows, with the drawn window's rows only, under a padding for those above: a row costs time at each layout, also without tiles. */
const gridStyle = (drawn: Drawn, count: number): CSSProperties => ({
  height: heightOf(count, drawn),
  paddingTop: (drawn.from / drawn.columns) * drawn.pitch,
  gridAutoRows: drawn.pitch - drawn.gap,
})

/** A focused tile outside of the drawn window is placed by itself. */
function placeOnGrid(place: number, { from, to, columns, pitch }: Drawn): CSSProperties {
  const row = Math.floor(place / columns)
  const gridColumnStart = (place % columns) + 1
  return place >= from && place < to
    ? { gridColumnStart, gridRowStart: row - from / columns + 1 }
    : { gridColumn: `${gridColumnStart} / span 1`, position: 'absolute', top: row * pitch, insetInline: 0 }
}

const usualTile = (game: Game, isEager: boolean) => <GameTile game={game} eager={isEager} />

const EmptyTile = () => (
  <div className="tile" aria-hidden="true">
    <div className="tile-art" />
    <div className="tile-words" />
  </div>
)

const placeOf = (target: Element | null) =>
  Number(target?.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1

/** Columns, gap and the height of a tile; null while the grid is not laid out. All tiles are equally high. */
function measure(grid: HTMLElement): { columns: number; gap: number; height: number } | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const height = grid.firstElementChild?.getBoundingClientRect().height ?? 0
  if (height === 0) return null
  return { columns: gridTemplateColumns.split(' ').length, gap: Number(rowGap.replace('px', '')), height }
}
