import { siteContext } from '@andon/web/load-context'
import { loadLobby } from '../features/games/load-games.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import type { Route } from './+types/home'

export const loader = ({ context }: Route.LoaderArgs) => loadLobby(context.get(siteContext), 'home')

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage content={loaderData} />
}
