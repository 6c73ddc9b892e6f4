import { siteContext } from '@andon/web/load-context'
import { MyGamesPage } from '../features/my-games/MyGamesPage.tsx'
import type { Route } from './+types/my-games'

/** All games, the same for everyone; the browser fetches which of them are the player's. */
export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(siteContext).api.catalogue.getGames({})).games
}

export default function MyGames({ loaderData }: Route.ComponentProps) {
  return <MyGamesPage games={loaderData} />
}
