import { siteContext } from '@andon/web/load-context'
import { loadSports } from '../features/sports/load-sports.ts'
import { SportsPage } from '../features/sports/SportsPage.tsx'
import type { Route } from './+types/sports'

export const loader = ({ context }: Route.LoaderArgs) => loadSports(context.get(siteContext), 'sports')

export default function Sports({ loaderData }: Route.ComponentProps) {
  return <SportsPage sports={loaderData} view="sports" />
}
