import { siteContext } from '@andon/web/load-context'
import '../features/tournaments/board.css'
import '../features/tournaments/hall.css'
import '../features/tournaments/race-rows.css'
import { loadTournament } from '../features/tournaments/load-tournaments.ts'
import '../features/tournaments/race.css'
import { TournamentPage } from '../features/tournaments/TournamentPage.tsx'
import { TournamentsPage } from '../features/tournaments/TournamentsPage.tsx'
import type { Route } from './+types/tournament'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  params.url === undefined ? null : loadTournament(context.get(siteContext), params.url)

/** One tournament, or without an address all of them. */
export default function Tournament({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <TournamentsPage /> : <TournamentPage key={loaderData.id} kept={loaderData} />
}
