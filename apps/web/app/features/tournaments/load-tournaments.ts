import type { SiteContext } from '@andon/web/load-context'
import { notFound } from '../games/load-games.ts'

/** One that is too old for the list, or never existed, is a 404. Pages are kept: show only what its rules say, which never change, until the browser has asked. */
export async function loadTournament({ api }: SiteContext, id: string) {
  const { tournaments } = await api.tournaments.getTournaments({})
  const tournament = tournaments.find((candidate) => candidate.id === id)
  if (!tournament) throw notFound()
  return tournament
}
