import type { Game } from '@andon/contract/player-api/catalogue'
import type { ReactNode } from 'react'
import { GameRail } from '../games/GameRail.tsx'
import { few, GameGrid } from './GameGrid.tsx'

/** Some of the brand's games on a page that is not a lobby: a few large ones, or a row that scrolls. */
export function PopularGames({
  title,
  games,
  children,
}: {
  title: string
  games: readonly Game[]
  /** Beside the title. */
  children?: ReactNode
}) {
  if (games.length === 0) return null
  if (games.length > few)
    return (
      <GameRail title={title} games={games}>
        {children}
      </GameRail>
    )
  return (
    <section aria-labelledby="popular">
      <div className="rail-head">
        <h2 id="popular" className="heading-3">
          {title}
        </h2>
        {children}
      </div>
      <GameGrid games={games} />
    </section>
  )
}
