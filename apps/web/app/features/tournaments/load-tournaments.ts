import type { SiteContext } from '@andon/web/load-context'
import { notFound } from '../games/load-games.ts'

/** One that is not known is a 404. Pages are kept: show only what its rules say, which never change, until the browser has asked. */
export async function loadTournament({ api }: SiteContext, id: string) {
  if (!/^trn_[0-9a-z_]{1,56}$/.test(id)) throw notFound()
  const [tournament] = (await api.tournaments.getTournaments({ tournamentId: id })).tournaments
  if (!tournament) throw notFound()
  const { text } = await api.content.getTournamentText({ series: tournament.series })
  if (!text) return { ...tournament, body: [] }
  const { name, summary } = text.name.includes('{number}') ? tournament : text // the server has filled in the number of the round
  return { ...tournament, name, summary, body: text.body }
}
