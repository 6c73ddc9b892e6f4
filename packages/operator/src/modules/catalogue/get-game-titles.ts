import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { listGames } from './list-games.ts'

export function getGameTitles(deps: Deps): Handler<PlayerApi['catalogue']['getGameTitles']> {
  return async ({ languageId }, { site }) => ({
    titles: (await listGames(deps, site)).map(({ gameCode, name, reading }) => ({
      gameCode,
      name: name[languageId],
      reading,
    })),
  })
}
