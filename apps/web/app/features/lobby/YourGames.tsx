import type { Game } from '@andon/contract/player-api/catalogue'
import { useText } from '../../page/use-text.ts'
import { useProbablyLoggedIn } from '../../player/audience.ts'
import { useFavourites } from '../games/favourites.ts'
import { GameRail } from '../games/GameRail.tsx'
import { useLastPlayed } from '../games/last-played.ts'
import { lobbyText } from './text.ts'

/**
 * A player's recently played games and favourites in one strip of fixed height, which stands above the games from the first view, so that nothing moves
 * when the lists arrive.
 */
export function YourGames({ games }: { games: readonly Game[] }) {
  const t = useText(lobbyText)
  const loggedIn = useProbablyLoggedIn()
  const played = byCodes(games, useLastPlayed())
  const favourites = byCodes(games, useFavourites().codes)
  if (!loggedIn) return null
  return (
    <div className="page-width your-games">
      {played.length > 0 && <GameRail title={t('recent')} games={played} shape="mini" />}
      {favourites.length > 0 && <GameRail title={t('favourites')} games={favourites} shape="mini" />}
      {played.length + favourites.length === 0 && <p className="your-games-none">{t('yours.none')}</p>}
    </div>
  )
}

/** What a visitor opened in this browser; below the games, as only the browser knows it. Not rendered while empty. */
export function RecentlyOpened({ games }: { games: readonly Game[] }) {
  const t = useText(lobbyText)
  const loggedIn = useProbablyLoggedIn()
  const opened = byCodes(games, useLastPlayed())
  if (loggedIn || opened.length === 0) return null
  return (
    <div className="page-width your-games">
      <GameRail title={t('recent')} games={opened} shape="mini" />
    </div>
  )
}

const byCodes = (games: readonly Game[], codes: readonly string[]) =>
  codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
