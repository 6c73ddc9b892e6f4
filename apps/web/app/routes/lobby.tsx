import { siteContext } from '@andon/web/load-context'
import { loadLobby } from '../features/games/load-games.ts'
import { LobbyPage } from '../features/lobby/LobbyPage.tsx'
import { unlessSamePage } from '../features/lobby/same-page.ts'
import type { Route } from './+types/lobby'

export const loader = ({ context, params }: Route.LoaderArgs) => loadLobby(context.get(siteContext), params.lobby)

export const shouldRevalidate = unlessSamePage

export default function Lobby({ loaderData }: Route.ComponentProps) {
  return <LobbyPage key={loaderData.lobby} content={loaderData} />
}
