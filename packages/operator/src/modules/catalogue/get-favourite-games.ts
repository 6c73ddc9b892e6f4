import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { offeredCodes } from './offered-codes.ts'
import { favourites } from './store.ts'

export function getFavouriteGames(deps: Deps): Handler<PlayerApi['catalogue']['getFavouriteGames']> {
  return async (_request, { session, site }) => ({
    success: true,
    favorite: { favoriteGamesList: offeredCodes(deps, await favourites(deps.db, session.playerId), site) },
  })
}
