import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { gamesWithGuides } from './game-page/sheets.ts'
import { listGames } from './list-games.ts'

export function getGameTitles(deps: Deps): Handler<PlayerApi['catalogue']['getGameTitles']> {
  return async ({ languageId }, { site }) => {
    const [games, guides] = await Promise.all([listGames(deps, site), gamesWithGuides(deps.db)])
    return {
      titles: games.map(({ gameCode, name, reading }) => ({
        gameCode,
        name: name[languageId],
        reading,
        hasGuide: guides.has(gameCode),
      })),
    }
  }
}
