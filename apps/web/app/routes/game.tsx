import { siteContext } from '@andon/web/load-context'
import { GameDetailsPage } from '../features/game-details/GameDetailsPage.tsx'
import { GuidePage } from '../features/how-to-play/GuidePage.tsx'
import { guidePath } from '../features/how-to-play/guide-path.ts'
import type { Route } from './+types/game'

/** A game, or how to play it, with the brand's own text about it. An unknown game is a 404, and so is the guide of a game that has none. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue, content } = context.get(siteContext).api
  const asksForGuide = new URL(request.url).pathname.replace(/\.data$/, '').endsWith(guidePath(params))
  if (!asksForGuide) {
    const [details, { text }] = await Promise.all([catalogue.getGameDetails(params), content.getGameText(params)])
    return { details, text }
  }
  const { text } = await content.getGameText(params)
  const isOwn = text !== null && text.guide.length > 0
  return {
    guide: isOwn ? { ...(await catalogue.getGameDetails(params)), guide: [] } : await catalogue.getGameGuide(params),
    text,
  }
}

export default function Game({ loaderData }: Route.ComponentProps) {
  if ('guide' in loaderData)
    return <GuidePage key={loaderData.guide.game.gameCode} guide={loaderData.guide} text={loaderData.text} />
  return <GameDetailsPage key={loaderData.details.game.gameCode} details={loaderData.details} text={loaderData.text} />
}
