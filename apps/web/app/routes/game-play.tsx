import { siteContext } from '@andon/web/load-context'
import { redirect, useSearchParams } from 'react-router'
import { GamePlayPage } from '../features/game-play/GamePlayPage.tsx'
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
  return { game, asked: modes.find((mode) => mode === url.searchParams.get('gameType')) }
}

const modes = ['realgames', 'freegames'] as const

/** The address says whether to play for real or as a demo. Without that, players play for real and visitors play the demo. */
export default function GamePlay({ loaderData }: Route.ComponentProps) {
  const { game, asked } = loaderData
  const loggedIn = useProbablyLoggedIn()
  const gameType = asked ?? (loggedIn ? 'realgames' : 'freegames')
  const round = useSearchParams()[0].get('round') ?? undefined // the page's HTML is the same for every round
  return <GamePlayPage key={[game.gameCode, gameType, round].join('/')} game={game} gameType={gameType} round={round} />
}
