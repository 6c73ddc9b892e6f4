import type { Game } from '@andon/contract/player-api/catalogue'
import { Skeleton } from '@andon/ui/Skeleton'
import { siteContext } from '@andon/web/load-context'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { useFavourites } from '../games/favourites.ts'
import { GameTile } from '../games/GameTile.tsx'
import { useLastPlayed, useLastPlayedPending } from '../games/last-played.ts'
import type { Route } from './+types/MyGamesPage'
import { myGamesText } from './text.ts'

/** All games, the same for everyone; the browser fetches which of them are the player's. */
export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(siteContext).api.catalogue.getGames({})).games
}

/** The player's favourites and recently played games. The shell sends visitors to the login. */
export default function MyGamesPage({ loaderData: games }: Route.ComponentProps) {
  const t = useText(myGamesText)
  const { state } = useSession()
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} />
      {/* as high as the window: the content below stays outside it until the lists are loaded */}
      <div className="page-width section grid min-h-dvh content-start gap-8">
        <header>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-ink-soft">{t('lead')}</p>
        </header>
        {state === 'player' ? <GameLists games={games} /> : <Skeleton lines={8} />}
      </div>
      <SaferPlay />
    </>
  )
}

function GameLists({ games }: { games: readonly Game[] }) {
  const t = useText(myGamesText)
  const path = usePath()
  const favourites = useFavourites()
  const lastPlayed = useLastPlayed()
  const lastPlayedPending = useLastPlayedPending()
  if (favourites.pending || lastPlayedPending) return <Skeleton lines={8} />
  const byCodes = (codes: readonly string[]) =>
    codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  const lists = [
    { name: 'favourites', games: byCodes(favourites.codes) },
    { name: 'lastPlayed', games: byCodes(lastPlayed) },
  ] as const
  if (lists.every((list) => list.games.length === 0))
    return (
      <EmptyState picture="myGames" title={t('none')} text={t('noneText')}>
        <Link to={path('/allgames')} className="button" data-kind="primary">
          {t('toGames')}
        </Link>
      </EmptyState>
    )
  return lists.map((list) => (
    <section key={list.name} aria-labelledby={list.name} className="grid gap-4">
      <h2 id={list.name} className="heading-2">
        {t(list.name)}
      </h2>
      {list.games.length > 0 ? (
        <ul className="tile-grid">
          {list.games.map((game) => (
            <li key={game.gameCode}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t(`${list.name}.none`)}</p>
      )}
    </section>
  ))
}
