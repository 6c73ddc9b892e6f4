import { siteContext } from '@andon/web/load-context'
import { AnnouncementPage } from '../features/promotions/AnnouncementPage.tsx'
import { loadTournament } from '../features/tournaments/load-tournaments.ts'
import type { Route } from './+types/tournament'

export const loader = ({ context, params }: Route.LoaderArgs) => loadTournament(context.get(siteContext), params.url)

export default function Tournament({ loaderData }: Route.ComponentProps) {
  return <AnnouncementPage announcement={loaderData} folder="tournament" />
}
