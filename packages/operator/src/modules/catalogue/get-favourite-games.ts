import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { favourites } from './store.ts'

export function getFavouriteGames({ db }: Deps): Handler<PlayerApi['catalogue']['getFavouriteGames']> {
  return async (_request, { session }) => ({
    success: true,
    favorite: { favoriteGamesList: await favourites(db, session.playerId) },
  })
}
