import { siteContext } from '@andon/web/load-context'
import { GameDetailsPage } from '../features/game-details/GameDetailsPage.tsx'
import type { Route } from './+types/game'

/** An unknown game is a 404. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(siteContext).api.catalogue.getGameDetails({ gameCode: params.gameCode })

export default function Game({ loaderData }: Route.ComponentProps) {
  return <GameDetailsPage key={loaderData.game.gameCode} details={loaderData} />
}
