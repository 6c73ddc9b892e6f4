import { siteContext } from '@andon/web/load-context'
import { loadTournaments } from '../features/tournaments/load-tournaments.ts'
import { TournamentsPage } from '../features/tournaments/TournamentsPage.tsx'
import type { Route } from './+types/tournaments'

export const loader = ({ context }: Route.LoaderArgs) => loadTournaments(context.get(siteContext))

export default function Tournaments({ loaderData }: Route.ComponentProps) {
  return <TournamentsPage tournaments={loaderData} />
}
