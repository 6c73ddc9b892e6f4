import type { Game } from '@andon/contract/player-api/catalogue'
import { useEffect, useRef, useState } from 'react'
import { GameTile } from '../games/GameTile.tsx'

const pageSize = 60
/** Up to this number of games, they share one row on wide screens, with larger pictures. */
export const few = 5
/** Loaded at once; what a phone shows first. */
const eager = 4

/** A grid for any number of games: tiles are added while scrolling, so that thousands of games cost no more than a screenful. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const { count, sentinel } = useGrowingCount(games)
  return (
    <div className="tile-section">
      <ul className="tile-grid" data-count={games.length <= few ? games.length : undefined}>
        {games.slice(0, count).map((game, place) => (
          <li key={game.gameCode}>
            <GameTile game={game} shape={shapeOf(place, games.length)} eager={place < eager} />
          </li>
        ))}
      </ul>
      {count < games.length && <div ref={sentinel} className="h-px" />}
    </div>
  )
}

/** Of an odd number of large tiles the first is wide, so that two columns have no gap. */
const shapeOf = (place: number, count: number) =>
  count <= 2 || (count <= few && count % 2 === 1 && place === 0) ? 'wide' : 'portrait'

function useGrowingCount(games: readonly Game[]) {
  const sentinel = useRef<HTMLDivElement>(null)
  const [grown, setGrown] = useState({ games, count: pageSize })
  const count = grown.games === games ? grown.count : pageSize // another list starts from the top

  useEffect(() => {
    const end = sentinel.current
    if (end === null) return
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ games, count: count + pageSize })
      },
      { rootMargin: '800px' },
    )
    watching.observe(end)
    return () => watching.disconnect()
  }, [games, count])

  return { count, sentinel }
}
