import type { SiteContext } from '@andon/web/load-context'
import type { LobbyContent } from '../games/load-games.ts'

/** All games, with the casino's groups as filters. */
export async function loadAllGames({ api }: SiteContext): Promise<LobbyContent> {
  const [{ games }, { gameGroupList: groups }] = await Promise.all([
    api.catalogue.getGames({}),
    api.catalogue.getLobbyListWithGameGroups({ lobby: 'casino' }),
  ])
  return { lobby: 'all', groups, games, banners: [] }
}
