import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { offeredCodes } from './offered-codes.ts'
import { lastPlayed } from './store.ts'

/** The size of the last-played cookie in the specification. */
const maxGames = 9

export function getLastPlayedGames(deps: Deps): Handler<PlayerApi['catalogue']['getLastPlayedGames']> {
  return async (_request, { session: { playerId }, site }) => {
    const [played, inRound] = await Promise.all([
      lastPlayed(deps.db, playerId),
      deps.playRecords.gamesInRound(deps.db, playerId),
    ])
    return { success: true, games: offeredCodes(deps, played, site).slice(0, maxGames), inRound }
  }
}
