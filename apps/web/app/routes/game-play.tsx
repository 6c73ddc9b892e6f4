import { siteContext } from '@andon/web/load-context'
import { redirect } from 'react-router'
import { GamePlayPage } from '../features/game-play/GamePlayPage.tsx'
import { notFound } from '../features/games/load-games.ts'
import type { Route } from './+types/game-play'

/** Which game, by the query: its public facts only. Launching it, for play money or real money, is the browser's affair. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site, language } = context.get(siteContext)
  const gameId = url.searchParams.get('gameId')
  if (!gameId) throw redirect(`/${language}${site.homePath.visitor}`)
  const { games } = await api.catalogue.getGames({})
  const game = games.find(({ gameCode }) => gameCode === gameId)
  if (game === undefined) throw notFound()
  const gameType = url.searchParams.get('gameType') === 'realgames' ? ('realgames' as const) : ('freegames' as const)
  return { game, gameType, round: url.searchParams.get('round') ?? undefined }
}

export default function GamePlay({ loaderData }: Route.ComponentProps) {
  const { game, gameType, round } = loaderData
  return <GamePlayPage key={[game.gameCode, gameType, round].join('/')} game={game} gameType={gameType} round={round} />
}
