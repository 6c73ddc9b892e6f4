import type { Game } from '@andon/contract/player-api/catalogue'
import type { PlayerClient } from '../../api/client.ts'

/** Games in one reply: so few that a slow phone parses them between two frames. */
const perReply = 1000
const mostReplies = 50

/** All games of the brand, fetched once in parts and shared by every page that needs the whole list. */
export const allGamesQuery = (api: PlayerClient) => ({
  queryKey: ['games'],
  queryFn: () => fetchAllGames(api),
  ...longListOptions,
})

/** Comparing two long lists part by part would stop the page. */
export const longListOptions = { staleTime: 300_000, gcTime: 1_800_000, structuralSharing: false } as const

async function fetchAllGames(api: PlayerClient): Promise<readonly Game[]> {
  const games: Game[] = []
  for (let asked = 0; asked < mostReplies; asked++) {
    const reply = await api.catalogue.getGames({ offset: String(games.length), limit: String(perReply) })
    games.push(...reply.games)
    if (reply.games.length !== perReply) break // the last part
  }
  return games
}
