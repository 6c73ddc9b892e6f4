import type { Game } from '@andon/contract/player-api/catalogue'
import { useText } from '../../page/use-text.ts'
import { GameTile } from '../games/GameTile.tsx'
import { useLastPlayed } from '../games/last-played.ts'
import { lobbyText } from './text.ts'

/** A row that scrolls by touch, wheel and arrow keys; not rendered while empty. */
export function RecentlyPlayed({ games }: { games: readonly Game[] }) {
  const t = useText(lobbyText)
  const codes = useLastPlayed()
  const played = codes.flatMap((code) => games.find((game) => game.gameCode === code) ?? [])
  if (played.length === 0) return null
  return (
    <section className="page-width section" aria-labelledby="recently-played">
      <h2 id="recently-played" className="heading-2">
        {t('recent')}
      </h2>
      <ul className="tile-row">
        {played.map((game) => (
          <li key={game.gameCode}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}
