import { siteContext } from '@andon/web/load-context'
import { AllGamesPage } from '../features/all-games/AllGamesPage.tsx'
import { loadAllGames } from '../features/all-games/load-all-games.ts'
import type { Route } from './+types/all-games'

export const loader = ({ context }: Route.LoaderArgs) => loadAllGames(context.get(siteContext))

export default function AllGames({ loaderData }: Route.ComponentProps) {
  return <AllGamesPage content={loaderData} />
}
