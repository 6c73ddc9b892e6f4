import type { SiteContext } from '@andon/web/load-context'
import { notFound } from '../games/load-games.ts'

export async function loadTournaments({ api }: SiteContext) {
  return (await api.content.getTournaments({})).tournaments
}

/** A tournament that has ended or never existed is a 404. */
export async function loadTournament(context: SiteContext, url: string) {
  const tournament = (await loadTournaments(context)).find((candidate) => candidate.url === url)
  if (!tournament) throw notFound()
  return tournament
}
