import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { lastPlayed } from './store.ts'

/** The size of the last-played cookie in the specification. */
const maxGames = 9

export function getLastPlayedGames({ db }: Deps): Handler<PlayerApi['catalogue']['getLastPlayedGames']> {
  return async (_request, { session }) => ({ success: true, games: await lastPlayed(db, session.playerId, maxGames) })
}
