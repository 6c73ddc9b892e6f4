import type { Game } from '@andon/contract/player-api/catalogue'
import { GameTile } from '../games/GameTile.tsx'

/** Up to this number of games, they share one row on wide screens, with larger pictures. */
export const few = 5
/** Loaded at once; what a phone shows first. */
export const eager = 4

/** A grid of up to some dozens of games; longer lists are a `LongGrid`. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <div className="tile-section">
      <ul className="tile-grid" data-count={games.length <= few ? games.length : undefined}>
        {games.map((game, place) => (
          <li key={game.gameCode}>
            <GameTile game={game} shape={shapeOf(place, games.length)} eager={place < eager} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The first of an odd number of large tiles is wide, so that two columns have no gap. */
const shapeOf = (place: number, count: number) =>
  count <= 2 || (count <= few && count % 2 === 1 && place === 0) ? 'wide' : 'portrait'
