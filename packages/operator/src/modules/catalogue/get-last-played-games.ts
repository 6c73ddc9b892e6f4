import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { offeredCodes } from './offered-codes.ts'
import { findGames, lastPlayed } from './store.ts'

/** The size of the last-played cookie in the specification. */
const maxGames = 9

/** Nothing of a live round waits for the player: the table ends it, and pays. */
const endsByItself = 'live-casino'

export function getLastPlayedGames(deps: Deps): Handler<PlayerApi['catalogue']['getLastPlayedGames']> {
  return async (_request, { session: { playerId }, site }) => {
    const [played, inRound] = await Promise.all([
      lastPlayed(deps.db, playerId),
      deps.playRecords.gamesInRound(deps.db, playerId),
    ])
    const games = await findGames(deps.db, inRound)
    return {
      success: true,
      games: offeredCodes(deps, played, site).slice(0, maxGames),
      inRound: inRound.filter((code) => games.get(code)?.details.category !== endsByItself),
    }
  }
}
