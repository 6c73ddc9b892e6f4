import type { Game } from '@andon/contract/player-api/catalogue'
import { useEffect, useRef, useState } from 'react'
import { GameShowcase } from '../games/GameShowcase.tsx'
import { GameTile } from '../games/GameTile.tsx'

const pageSize = 60
/** Up to this number of games, each gets a full row. */
const showcaseUpTo = 2

/** A grid for any number of games: tiles are added while scrolling, so that thousands of games cost no more than a screenful. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const { count, sentinel } = useGrowingCount(games)
  if (games.length <= showcaseUpTo) {
    return (
      <ul className="grid gap-6">
        {games.map((game) => (
          <li key={game.gameCode}>
            <GameShowcase game={game} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <ul className="tile-grid">
        {games.slice(0, count).map((game) => (
          <li key={game.gameCode}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
      {count < games.length && <div ref={sentinel} className="h-px" />}
    </>
  )
}

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
