import type { Game } from '@andon/contract/player-api/catalogue'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '../../page/when-idle.ts'
import { firstGames } from '../games/first-games.ts'
import { GameTile } from '../games/GameTile.tsx'
import { eager } from './GameGrid.tsx'
import { type GridShape, type GridWindow, placeAfter, placesIn, windowOf } from './grid-window.ts'

/**
 * A grid for any number of games: it is as high as all of them, but has only the tiles around what is visible and the one with the focus. The server draws
 * the first. `count` may be more than there are `games` yet: the missing ones are empty tiles, and `onMissing` asks for them.
 */
export function LongGrid({
  games,
  count,
  onMissing,
}: {
  games: readonly Game[]
  count: number
  onMissing: () => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const shape = useRef<GridShape>({ columns: 1, pitch: 1 })
  const [drawn, setDrawn] = useState<GridWindow | null>(null)
  const [focused, setFocused] = useState<number | null>(null)

  useLayoutEffect(() => {
    const grid = list.current
    if (grid === null) return
    /** Also sets the grid's height, before the router scrolls to where the visitor was. */
    const look = () => {
      const measured = measure(grid)
      if (measured === null) return
      const { columns, gap, height } = measured
      shape.current = { columns, pitch: height + gap }
      const tracks = `repeat(${Math.ceil(count / columns)}, ${height}px)`
      if (grid.style.gridTemplateRows !== tracks) grid.style.gridTemplateRows = tracks
      const next = windowOf(shape.current, { top: -grid.getBoundingClientRect().top, height: innerHeight, count })
      setDrawn((now) => (now?.from === next.from && now.to === next.to && now.columns === next.columns ? now : next))
    }
    look()
    const watching = new ResizeObserver(look)
    watching.observe(grid)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      watching.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [count])

  const isMissing = games.length < count
  const reachesMissing = isMissing && (drawn?.to ?? 0) > games.length
  useEffect(() => {
    if (reachesMissing) onMissing()
    else if (isMissing) return whenIdle(onMissing)
  }, [reachesMissing, isMissing, onMissing])

  const goTo = useRef<number>(undefined)
  const move = (event: KeyboardEvent) => {
    const from = focused ?? -1
    const to = placeAfter(event.key, { from, count, columns: shape.current.columns })
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
    drawn === null ? Array.from({ length: firstGames }, (_, place) => place) : placesIn(drawn, focused, count)
  return (
    <div className="tile-section">
      <ul
        ref={list}
        className="tile-grid"
        data-long
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
              key={game?.gameCode ?? place}
              aria-setsize={count}
              aria-posinset={place + 1}
              style={
                drawn
                  ? { gridArea: `${Math.floor(place / drawn.columns) + 1} / ${(place % drawn.columns) + 1}` }
                  : undefined
              }
            >
              {game ? <GameTile game={game} eager={place < eager} /> : <EmptyTile />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const EmptyTile = () => (
  <div className="tile" aria-hidden="true">
    <div className="tile-art" />
    <div className="tile-words" />
  </div>
)

const placeOf = (target: Element) => Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1

/** Columns, gap and the height of a tile; null while the grid is not laid out. All tiles are equally high. */
function measure(grid: HTMLElement): { columns: number; gap: number; height: number } | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const height = grid.firstElementChild?.getBoundingClientRect().height ?? 0
  if (height === 0) return null
  return { columns: gridTemplateColumns.split(' ').length, gap: Number(rowGap.replace('px', '')), height }
}
