import type { Game } from '@andon/contract/player-api/catalogue'
import { siteContext } from '@andon/web/load-context'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { allGamesQuery } from '../games/all-games-query.ts'
import { useFavourites } from '../games/favourites.ts'
import { firstGames } from '../games/first-games.ts'
import { GameRail } from '../games/GameRail.tsx'
import { GameTile } from '../games/GameTile.tsx'
import { useLastPlayed, useLastPlayedPending } from '../games/last-played.ts'
import { mostInPage } from '../games/lobby-content.ts'
import type { Route } from './+types/MyGamesPage'
import { MyFigures } from './MyFigures.tsx'
import { myGamesText } from './text.ts'

/** All games, the same for everyone; the browser fetches which of them are the player's. */
export async function loader({ context }: Route.LoaderArgs) {
  const { games } = await context.get(siteContext).api.catalogue.getGames({})
  return { games: games.length > mostInPage ? games.slice(0, firstGames) : games, total: games.length }
}

/** The player's favourites and recently played games. The shell sends visitors to the login. */
export default function MyGamesPage({ loaderData }: Route.ComponentProps) {
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
        {state === 'player' ? <GameLists {...loaderData} /> : <Skeleton lines={8} />}
      </div>
      <SaferPlay />
    </>
  )
}

const mostOthers = 12

function GameLists({ games: first, total }: { games: readonly Game[]; total: number }) {
  const t = useText(myGamesText)
  const api = useApi()
  const { data: all } = useQuery({ ...allGamesQuery(api), enabled: first.length < total })
  const games = first.length < total ? all : first
  const favourites = useFavourites()
  const lastPlayed = useLastPlayed()
  const lastPlayedPending = useLastPlayedPending()
  if (favourites.pending || lastPlayedPending || games === undefined) return <Skeleton lines={8} />
  const byCodes = (codes: readonly string[]) =>
    codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  const lists = [
    { name: 'favourites', games: byCodes(favourites.codes) },
    { name: 'lastPlayed', games: byCodes(lastPlayed) },
  ] as const
  const own = new Set(lists.flatMap((list) => list.games))
  const others = games.filter((game) => !own.has(game)).slice(0, mostOthers)
  return (
    <>
      {own.size === 0 ? <NoneYet /> : lists.map((list) => <GameList key={list.name} {...list} />)}
      <MyFigures games={games} />
      {others.length > 0 && <GameRail title={t('others')} games={others} />}
    </>
  )
}

function NoneYet() {
  const t = useText(myGamesText)
  const path = usePath()
  return (
    <EmptyState picture="myGames" title={t('none')} text={t('noneText')}>
      <Link to={path('/allgames')} className="button" data-kind="primary">
        {t('toGames')}
      </Link>
    </EmptyState>
  )
}

function GameList({ name, games }: { name: 'favourites' | 'lastPlayed'; games: readonly Game[] }) {
  const t = useText(myGamesText)
  return (
    <section aria-labelledby={name} className="grid gap-3">
      <h2 id={name} className="heading-3">
        {t(name)}
      </h2>
      {games.length > 0 ? (
        <div className="tile-section">
          <ul className="tile-grid">
            {games.map((game) => (
              <li key={game.gameCode}>
                <GameTile game={game} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-ink-soft">{t(`${name}.none`)}</p>
      )}
    </section>
  )
}
