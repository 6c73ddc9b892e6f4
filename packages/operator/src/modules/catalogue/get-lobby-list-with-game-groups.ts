import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { gamesOf, groups, lobbies } from './domain/lobbies.ts'
import { listGames } from './list-games.ts'

export function getLobbyListWithGameGroups(deps: Deps): Handler<PlayerApi['catalogue']['getLobbyListWithGameGroups']> {
  return async ({ lobby, languageId }, { site }) => {
    const wanted = Object.hasOwn(lobbies, lobby) ? lobbies[lobby] : undefined
    if (!wanted) throw new Refusal('NOT_FOUND', { field: 'lobby', message: `There is no lobby ${lobby}` })
    const { only } = wanted
    const all = (await listGames(deps, site)).filter(({ category }) => only === undefined || category === only)
    const popular = await deps.popularGames()
    return {
      gameGroupList: wanted.groups.flatMap((id) => {
        const group = groups[id]
        const games = group ? gamesOf(group, all, popular).map(({ gameCode }) => gameCode) : []
        return group && games.length > 0 ? [{ id, name: group.name[languageId], games }] : []
      }),
    }
  }
}
