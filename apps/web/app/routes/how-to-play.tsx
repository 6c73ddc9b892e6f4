import { siteContext } from '@andon/web/load-context'
import { GuidePage } from '../features/how-to-play/GuidePage.tsx'
import { GuidesPage } from '../features/how-to-play/GuidesPage.tsx'
import type { Route } from './+types/how-to-play'

/** One game's guide, or without a game the list of them. A game without a guide is a 404. */
export async function loader({ context, params: { gameCode } }: Route.LoaderArgs) {
  const { catalogue } = context.get(siteContext).api
  if (gameCode !== undefined) return { guide: await catalogue.getGameGuide({ gameCode }) }
  const [{ games }, guides] = await Promise.all([catalogue.getGames({}), catalogue.getGameGuides({})])
  return { games: games.filter((game) => guides.games.includes(game.gameCode)) }
}

export default function HowToPlay({ loaderData }: Route.ComponentProps) {
  if ('games' in loaderData) return <GuidesPage games={loaderData.games} />
  return <GuidePage key={loaderData.guide.game.gameCode} guide={loaderData.guide} />
}
