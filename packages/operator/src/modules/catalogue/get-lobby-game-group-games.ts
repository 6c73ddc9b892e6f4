import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { gamesOf, groups } from './domain/lobbies.ts'
import { inLanguage, listGames } from './list-games.ts'
import { playedAt } from './played-at.ts'

export function getLobbyGameGroupGames(deps: Deps): Handler<PlayerApi['catalogue']['getLobbyGameGroupGames']> {
  return async ({ groupId, offset, limit, languageId }, { site }) => {
    const group = Object.hasOwn(groups, groupId) ? groups[groupId] : undefined
    if (!group) throw new Refusal('NOT_FOUND', { field: 'groupId', message: `There is no group ${groupId}` })
    const games = gamesOf(group, await listGames(deps, site), await playedAt(deps, site))
    return {
      id: groupId,
      name: group.name[languageId],
      games: games.slice(offset, offset + limit).map((game) => inLanguage(game, languageId)),
      total: games.length,
    }
  }
}
