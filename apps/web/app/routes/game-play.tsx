import { siteContext } from '@andon/web/load-context'
import { redirect, useSearchParams } from 'react-router'
import { GamePlayPage } from '../features/game-play/GamePlayPage.tsx'
import { knownGame } from '../features/games/known-game.ts'
import { notFound } from '../features/games/load-games.ts'
import { useProbablyLoggedIn } from '../player/audience.ts'
import type { Route } from './+types/game-play'

/** Loads the public data of the game in the query. The browser launches it, for play money or real money. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site, language } = context.get(siteContext)
  const gameId = url.searchParams.get('gameId')
  if (!gameId) throw redirect(`/${language}${site.homePath.visitor}`)
  const { games } = await api.catalogue.getGames({})
  const game = games.find(({ gameCode }) => gameCode === gameId)
  if (game === undefined) throw notFound()
  return { game, asked: askedMode(url) }
}

/** A game that was opened from a list is known already, so its loading screen need not wait for the server. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const game = knownGame(url.searchParams.get('gameId') ?? '')
  return game ? { game, asked: askedMode(url) } : serverLoader()
}

const modes = ['realgames', 'freegames'] as const
const askedMode = ({ searchParams }: URL) => modes.find((mode) => mode === searchParams.get('gameType'))

/** The address says whether to play for real or as a demo. Without that, players play for real and visitors play the demo. */
export default function GamePlay({ loaderData }: Route.ComponentProps) {
  const { game, asked } = loaderData
  const loggedIn = useProbablyLoggedIn()
  const gameType = asked ?? (loggedIn ? 'realgames' : 'freegames')
  const round = useSearchParams()[0].get('round') ?? undefined // the page's HTML is the same for every round
  return <GamePlayPage key={[game.gameCode, gameType, round].join('/')} game={game} gameType={gameType} round={round} />
}
