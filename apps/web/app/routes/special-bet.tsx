import { siteContext } from '@andon/web/load-context'
import { SpecialBetPage } from '../features/special-bet/SpecialBetPage.tsx'
import { loadSports } from '../features/sports/load-sports.ts'
import type { Route } from './+types/special-bet'

export const loader = ({ context }: Route.LoaderArgs) => loadSports(context.get(siteContext), 'special-bet')

export default function SpecialBet({ loaderData }: Route.ComponentProps) {
  return <SpecialBetPage sports={loaderData} />
}
