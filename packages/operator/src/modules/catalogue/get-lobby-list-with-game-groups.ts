import type { PlayerApi } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { gamesOf, groups, inOrderOf, lobbies } from './domain/lobbies.ts'
import { listGames } from './list-games.ts'
import { playedAt } from './played-at.ts'

export function getLobbyListWithGameGroups(deps: Deps): Handler<PlayerApi['catalogue']['getLobbyListWithGameGroups']> {
  return async ({ lobby, languageId }, { site }) => {
    const { only, groups: shown } = lobbies[lobby]
    const all = (await listGames(deps, site)).filter(({ category }) => only === undefined || category === only)
    const now = await playedAt(deps, site)
    return {
      gameGroupList: inOrderOf(siteOf(site).lobbyOrder, shown).flatMap((id) => {
        const group = groups[id]
        const games = group ? gamesOf(group, all, now).map(({ gameCode }) => gameCode) : []
        return group && games.length > 0 ? [{ id, name: group.name[languageId], games }] : []
      }),
    }
  }
}
