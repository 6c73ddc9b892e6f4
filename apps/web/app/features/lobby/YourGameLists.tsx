import type { Game } from '@andon/contract/player-api/catalogue'
import { useText } from '../../page/use-text.ts'
import { useFavourites } from '../games/favourites.ts'
import { GameRail } from '../games/GameRail.tsx'
import { useLastPlayed, useLastPlayedPending } from '../games/last-played.ts'
import { lobbyText } from './text.ts'

interface Props {
  readonly games: readonly Game[]
}

/** Both lists side by side, in a strip that scrolls. */
export function YourGameLists({ games }: Props) {
  const t = useText(lobbyText)
  const favourites = useFavourites()
  const played = byCodes(games, useLastPlayed())
  const pending = useLastPlayedPending() || favourites.pending
  const liked = byCodes(games, favourites.codes)
  if (pending) return null
  if (played.length + liked.length === 0)
    return <GameRail title={t('yours.none')} games={games.slice(0, mostToTry)} shape="mini" />
  return (
    <>
      {played.length > 0 && <GameRail title={t('recent')} games={played} shape="mini" />}
      {liked.length > 0 && <GameRail title={t('favourites')} games={liked} shape="mini" />}
    </>
  )
}

/** For a player without games of their own. */
const mostToTry = 6

export function OpenedGames({ games, codes }: Props & { readonly codes: readonly string[] }) {
  const t = useText(lobbyText)
  const opened = byCodes(games, codes)
  if (opened.length === 0) return null
  return (
    <div className="page-width your-games">
      <GameRail title={t('recent')} games={opened} shape="mini" />
    </div>
  )
}

const byCodes = (games: readonly Game[], codes: readonly string[]) =>
  codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
