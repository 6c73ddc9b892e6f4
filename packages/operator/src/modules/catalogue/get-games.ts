import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { inLanguage, listGames, listPausedGames } from './list-games.ts'

export function getGames(deps: Deps): Handler<PlayerApi['catalogue']['getGames']> {
  return async ({ languageId, offset, limit, looks }, { site }) => ({
    games: (await listGames(deps, site))
      .slice(offset, limit === undefined ? undefined : offset + limit)
      .map((game) => inLanguage(game, languageId, { withLook: looks !== undefined })),
    paused: (await listPausedGames(deps, site)).map(({ gameCode, name }) => ({ gameCode, name: name[languageId] })),
  })
}
