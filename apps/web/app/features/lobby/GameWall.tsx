import type { Game } from '@andon/contract/player-api/catalogue'
import { useId } from 'react'
import { useText } from '../../page/use-text.ts'
import { GameTile } from '../games/GameTile.tsx'
import { usePlayersNow } from '../games/use-players-now.ts'
import { useJackpotNotes } from '../jackpots/use-jackpot-notes.ts'
import { eager, GameGrid } from './GameGrid.tsx'
import { lobbyText } from './text.ts'
import { fewestInWall, wallTiles } from './wall-shapes.ts'

/** All games of a short list, each once, in tiles of several sizes. */
export function GameWall({ games, title }: { games: readonly Game[]; title: string }) {
  const t = useText(lobbyText)
  const id = useId()
  const players = usePlayersNow()
  const jackpotNote = useJackpotNotes()
  const tiles = wallTiles(games.length)
  const noteOf = ({ gameCode }: Game) => {
    const count = players.get(gameCode)
    return jackpotNote(gameCode) ?? (count === undefined ? undefined : t('playersNow', { count }))
  }
  return (
    <section className="wall" aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      {games.length < fewestInWall ? (
        <GameGrid games={games} />
      ) : (
        <ul className="wall-tiles">
          {games.map((game, place) => {
            const { shape = 'square', wideAt = [] } = tiles[place] ?? {}
            return (
              <li key={game.gameCode} data-shape={shape} data-wide={wideAt.join(' ') || undefined}>
                <GameTile game={game} shape={shape} eager={place < eager} note={noteOf(game)} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
