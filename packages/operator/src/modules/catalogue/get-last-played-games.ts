import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { gamesInRound, lastPlayed } from './store.ts'

/** The size of the last-played cookie in the specification. */
const maxGames = 9

export function getLastPlayedGames({ db }: Deps): Handler<PlayerApi['catalogue']['getLastPlayedGames']> {
  return async (_request, { session: { playerId } }) => {
    const [games, inRound] = await Promise.all([lastPlayed(db, playerId, maxGames), gamesInRound(db, playerId)])
    return { success: true, games, inRound }
  }
}
